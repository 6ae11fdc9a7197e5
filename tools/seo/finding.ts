/** The place in `content/` where a finding is corrected. */
export type Source = {
  /** From the folder of the site: `content/pages/about.mdx`. */
  file: string;
  /** The field or the line, where it is known: `title`, `navigation.items.2.href`, `line 31`. */
  field?: string;
};

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
  source?: Source;
};

type Add = (rule: string, message: string, source?: Source) => void;

/** Collects the findings of one page. */
export type Report = { error: Add; warning: Add; findings: Finding[] };

/** Returns an empty report of a page. */
export function reportOn(page: string): Report {
  const findings: Finding[] = [];
  const at =
    (level: Finding['level']): Add =>
    (rule, message, source) =>
      findings.push({ level, rule, page, message, ...(source && { source }) });
  return { error: at('error'), warning: at('warning'), findings };
}
