import type { BuiltPage } from './read-page';
import type { Site } from './site';

/** The place where a finding is corrected. */
export type SourcePlace = {
  /** From the folder of the site: `content/pages/about.mdx`, `public/_headers`. */
  file: string;
  /** 1-based, as is the column; undefined where it is not known. */
  line?: number;
  column?: number;
  /** As writers see it: `hero.headline`; undefined in a text. */
  field?: string;
};

/** Returns a place as editors open it: `content/pages/about.mdx:3 title`. */
export const placeName = ({ file, line, column, field }: SourcePlace): string =>
  [[file, line, column].filter((part) => part !== undefined).join(':'), field]
    .filter(Boolean)
    .join(' ');

/** What a rule has against a page, or against the site. */
export type Fault = {
  /** The address of the page; undefined: the whole site. */
  page?: string | undefined;
  /** What is wrong: an address, a field, an element. With rule and page it is unique. */
  subject: string;
  /** What is wrong, and what to write instead. Faults of one cause say the same. */
  message: string;
  /** `error`: search engines or visitors get something broken. `warning`: it could be better. */
  level?: 'error' | 'warning';
  /** The file of its page if undefined. */
  source?: SourcePlace | undefined;
  /** A page of a standard or a search engine; that of the rule if undefined. */
  see?: string;
};

/** What a rule has against the page that it judges. */
export type PageFault = Omit<Fault, 'page'>;

type Faults<One> = readonly One[] | Promise<readonly One[]>;

/** A requirement of docs/requirements.md. */
type Requirement = {
  id: string;
  /** Its number. */
  requirement: string;
  /** What a visitor or a search engine sees where it is broken. */
  why: string;
  /** The page of the standard or the search engine that it comes from. */
  see: string;
};

/** A rule that judges a site as a whole. */
export type SiteRule = Requirement & { judge: (site: Site) => Faults<Fault> };

/** A rule that judges each page by itself. */
export type PageRule = Requirement & {
  judgePage: (page: BuiltPage, site: Site) => Faults<PageFault>;
};

export type Rule = SiteRule | PageRule;

/** One cause, with each place where it shows. */
export type Finding = {
  level: 'error' | 'warning';
  rule: string;
  why: string;
  see: string;
  message: string;
  places: Pick<Fault, 'page' | 'subject' | 'source'>[];
};

async function faultsOf(rule: Rule, site: Site): Promise<readonly Fault[]> {
  if ('judge' in rule) return rule.judge(site);
  const faults: Fault[] = [];
  // One page at a time: html-validate needs several megabytes for each.
  for (const page of site.pages)
    for (const fault of await rule.judgePage(page, site))
      faults.push({ ...fault, page: page.address });
  return faults;
}

/** Returns what rules have against a site: each cause once, errors and what is on many pages first. */
export async function review(site: Site, rules: readonly Rule[]): Promise<Finding[]> {
  const findings = new Map<string, Finding>();
  for (const rule of rules) {
    const { id, why, see: standard } = rule;
    for (const fault of await faultsOf(rule, site)) {
      const { page, subject, message, level = 'error', see = standard } = fault;
      const key = `${level} ${id} ${message}`;
      const finding = findings.get(key) ?? { level, rule: id, why, see, message, places: [] };
      const source = fault.source ?? (page === undefined ? page : site.content.fileOf(page));
      finding.places.push({ page, subject, source });
      findings.set(key, finding);
    }
  }
  return sorted([...findings.values()]);
}

/** Returns where a place is, for readers: the address of its page. */
export const placeOnSite = ({ page }: Pick<Fault, 'page'>): string => page ?? 'the whole site';

/** Sorts findings: errors first, as their level comes first in the alphabet, then what is in many places. */
export const sorted = (findings: readonly Finding[]): Finding[] =>
  findings.toSorted((a, b) => a.level.localeCompare(b.level) || b.places.length - a.places.length);

/** Returns the findings that are on a page. */
export const findingsOn = (page: string, findings: readonly Finding[]): Finding[] =>
  findings.filter(({ places }) => places.some((place) => place.page === page));
