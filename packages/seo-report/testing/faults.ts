import type { Check } from '../checks/check';
import { placeName } from '../model/content';
import { pageAt } from '../model/site';
import { edit, siteWith, type Draft } from './right-site';

/**
 * Returns the findings of a rule on a page, or on the site if no page is named: a sentence and a
 * place each.
 */
export function faultsOf(check: Check, change: (draft: Draft) => void, path?: string): string[] {
  const site = siteWith(change);
  const page = path === undefined ? undefined : pageAt(site, path);
  const found = page ? check.page?.(page, site) : check.site?.(site);
  return (found ?? []).map(({ what, place }) => `${what} ${placeName(place)}`);
}

/** Changes the HTML of the about page. */
export const inAbout =
  (from: string, to: string) =>
  ({ html }: Draft) =>
    edit(html, 'about/index.html', from, to);

/** Changes the HTML of the home page. */
export const inHome =
  (from: string, to: string) =>
  ({ html }: Draft) =>
    edit(html, 'index.html', from, to);
