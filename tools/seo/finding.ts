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

/** One fault of the built site. */
export type Finding = {
  /** `error`: search engines or visitors get something broken. `warning`: it could be better. */
  level: 'error' | 'warning';
  /** The name of the rule: `title`, `link`, `structured-data`. */
  rule: string;
  /** The address of the page: `/about/`. A finding about the whole site has `/`. */
  page: string;
  /** What is wrong, in one sentence. */
  message: string;
  source?: SourcePlace | undefined;
};

type Add = (rule: string, message: string, source?: SourcePlace) => void;

/** Collects the findings of one page. */
export type PageReport = { error: Add; warning: Add; findings: Finding[] };

/** Returns an empty report of a page. */
export function reportOn(page: string): PageReport {
  const findings: Finding[] = [];
  const at =
    (level: Finding['level']): Add =>
    (rule, message, source) =>
      findings.push({ level, rule, page, message, source });
  return { error: at('error'), warning: at('warning'), findings };
}
