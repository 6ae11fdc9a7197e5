import type { Check } from '../checks/check';
import { placeName } from '../model/content';
import { pageAt } from '../model/site';
import { edit, siteWith, type Draft } from './right-site';

type Change = (draft: Draft) => unknown;

/**
 * Returns the findings of a rule on a page, or on the site if no page is named: a line with a
 * sentence and a place each.
 */
export function faultsOf(check: Check, path: string | null, change: Change): string {
  const site = siteWith((draft) => void change(draft));
  const page = path === null ? undefined : pageAt(site, path);
  const found = page ? check.page?.(page, site) : check.site?.(site);
  return (found ?? []).map(({ what, place }) => `${what} ${placeName(place)}`).join('\n');
}

/** Tests that a rule reports a sentence after each change. */
export const reports = (
  check: Check,
  path: string | null,
  rows: readonly (readonly [what: string, change: Change])[],
) =>
  test.each(rows)(`${check.id} ${path ?? 'of the site'} reports: %s`, (what, change) => {
    expect(faultsOf(check, path, change)).toContain(what);
  });

/** Tests that a rule finds no fault after a change. */
export const accepts = (check: Check, path: string | null, name: string, change: Change) =>
  test(`${check.id} accepts ${name}`, () => {
    expect(faultsOf(check, path, change)).toBe('');
  });

const inPage =
  (file: string) =>
  (from: string, to: string): Change =>
  ({ html }) =>
    edit(html, file, from, to);

/** Change the HTML of a page. */
export const inAbout = inPage('about/index.html');
export const inHome = inPage('index.html');
export const inLost = inPage('404/index.html');
