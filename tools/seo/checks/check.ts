import type { Place } from '../model/content';
import type { SeoPage } from '../model/page';
import type { SeoSite } from '../model/site';

/** `must` fails the tests, `should` warns, `advice` is for the writer to weigh. */
export type Level = 'must' | 'should' | 'advice';

/** Something that is wrong. */
export type Fault = {
  /** What is there, with the value that was found. */
  what: string;
  /** What to do, as an order. */
  fix: string;
  place: Place;
  /** Where this is less grave than the rest of its rule. */
  level?: Level;
};

/**
 * One rule. `page` judges each page, `site` what belongs to no single one; a rule has at least one of
 * them. Both answer with the faults they find, or null where the rule has nothing to say.
 */
export type Check = {
  /** As in the list of rules: `S1`. */
  id: string;
  level: Level;
  /** What is asked, in a few words. */
  name: string;
  /** What it is good for. */
  why: string;
  page?: (page: SeoPage, site: SeoSite) => Fault[] | null;
  site?: (site: SeoSite) => Fault[] | null;
};

/** A fault, or none: for lists of conditions. */
export const when = (wrong: boolean, fault: () => Fault): Fault[] => (wrong ? [fault()] : []);
