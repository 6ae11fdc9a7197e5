import { checks } from './checks/all';
import type { Check, Fault, Level } from './checks/check';
import type { SeoSite } from './model/site';

/** A fault with its rule and its page; null: it concerns the whole site. */
export type Finding = Omit<Fault, 'level'> & {
  id: string;
  name: string;
  why: string;
  level: Level;
  page: string | null;
};

/** The result of a rule for a page or the site. */
export type Verdict = 'pass' | 'fail' | 'warn' | 'advice' | 'none';

/** The results of a rule: a verdict for each page in the order of the site, and one for the site. */
export type Row = { check: Check; pages: Verdict[]; site: Verdict };

export type Audit = { rows: Row[]; findings: Finding[] };

/** Returns the verdict of the most severe fault; `none`: the rule does not apply. */
function verdictOf(check: Check, faults: readonly Fault[] | null): Verdict {
  if (faults === null) return 'none';
  const levels = faults.map(({ level = check.level }) => level);
  if (levels.includes('must')) return 'fail';
  if (levels.includes('should')) return 'warn';
  return levels.length > 0 ? 'advice' : 'pass';
}

const severities: readonly Level[] = ['must', 'should', 'advice'];

/** Runs every rule on a site. The most severe findings come first. */
export function audit(site: SeoSite): Audit {
  const results = checks.map((check) => ({
    check,
    pages: site.pages.map((page) => check.page?.(page, site) ?? null),
    site: check.site?.(site) ?? null,
  }));
  const findings = results.flatMap(({ check: { id, name, why, level }, ...found }) =>
    [...found.pages, found.site].flatMap((faults, index) =>
      (faults ?? []).map((fault): Finding => ({
        level,
        ...fault,
        id,
        name,
        why,
        page: site.pages[index]?.path ?? null,
      })),
    ),
  );
  return {
    rows: results.map((result) => ({
      check: result.check,
      pages: result.pages.map((faults) => verdictOf(result.check, faults)),
      site: verdictOf(result.check, result.site),
    })),
    findings: severities.flatMap((level) => findings.filter((finding) => finding.level === level)),
  };
}
