import type { Place } from '../model/content';
import type { SeoPage } from '../model/page';
import type { SeoSite } from '../model/site';

/** `must` fails the tests, `should` is a warning, `advice` is a hint for the writer. */
export type Level = 'must' | 'should' | 'advice';

/** A mistake that a rule found. */
export type Fault = {
  /** The fault, with the value. */
  what: string;
  /** The remedy, as an instruction. */
  fix: string;
  place: Place;
  /** Set where the fault is less severe than its rule. */
  level?: Level;
};

/**
 * One rule. `page` checks one page, `site` the site as a whole; a rule has at least one of them. Both
 * return the faults, or null where the rule does not apply.
 */
export type Check = {
  /** The name of the rule and of its file: `title`. */
  id: string;
  level: Level;
  /** The requirement, in a few words. */
  name: string;
  /** Why it matters. */
  why: string;
  page?: (page: SeoPage, site: SeoSite) => Fault[] | null;
  site?: (site: SeoSite) => Fault[] | null;
};

/** A condition, and the fault if it is met. */
type Case = readonly [wrong: boolean, what: string, fix: string, level?: Level];

/** Returns the faults whose condition is met. `at` finds their place, which takes time. */
export const faults = (at: () => Place, ...cases: Case[]): Fault[] =>
  cases
    .filter(([wrong]) => wrong)
    .map(([, what, fix, level]) => ({ what, fix, place: at(), ...(level && { level }) }));
