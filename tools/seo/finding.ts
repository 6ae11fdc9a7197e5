import type { Rule } from './reasons';

/** The place in `content/` where a finding is corrected. */
export type SourcePlace = {
  /** From the folder of the site: `content/pages/about.mdx`. */
  file: string;
  /** 1-based; undefined where it is not known. */
  line?: number;
  /** As writers see it: `hero.headline`; undefined in a text. */
  field?: string;
};

/** Returns a place as editors open it: `content/pages/about.mdx:3 title`. */
export const placeName = ({ file, line, field = '' }: SourcePlace): string =>
  `${file}${line === undefined ? '' : `:${line}`} ${field}`.trim();

type Fault = {
  /** What the finding is about: an address, a field, an element. With rule and page it is unique. */
  subject: string;
  /** What is wrong, and what to write instead. */
  message: string;
  /** The page's own file if undefined. */
  source?: SourcePlace | undefined;
  /** A page of a standard or a search engine; that of the rule if undefined. */
  see?: string | undefined;
};

/** One fault of the built site. */
export type Finding = Fault & {
  /** `error`: search engines or visitors get something broken. `warning`: it could be better. */
  level: 'error' | 'warning';
  rule: Rule;
  /** The address of the page: `/about/`. A finding about the whole site has `/`. */
  page: string;
};

type Add = (rule: Rule, fault: Fault) => void;

/** Collects the findings of one page. */
export type PageReport = { error: Add; warning: Add; findings: Finding[] };

/**
 * Returns an empty report of a page.
 *
 * @param file the page's own file
 */
export function reportOn(page: string, file?: SourcePlace): PageReport {
  const findings: Finding[] = [];
  const at =
    (level: Finding['level']): Add =>
    (rule, fault) =>
      findings.push({ level, rule, page, ...fault, source: fault.source ?? file });
  return { error: at('error'), warning: at('warning'), findings };
}
