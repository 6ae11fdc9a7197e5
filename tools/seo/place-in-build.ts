import { pointAt } from '../../src/check/located-problem';
import type { BuiltPage } from './read-page';
import type { SourcePlace } from './rule';
import type { Site } from './site';

/** Returns the place of a text in the HTML of a page; what code writes has none in `content/`. */
export function placeInHtml({ file, html }: BuiltPage, text: string): SourcePlace {
  const spellings = [text, text.replaceAll('&', '&amp;')].map((one) => html.indexOf(one));
  const at = spellings.find((place) => place >= 0);
  return { file: `public${file}`, ...(at !== undefined && pointAt(html, at)) };
}

/** Returns the place of a text in `content/`, else in the HTML of the page. */
export const placeOf = (site: Site, page: BuiltPage, text: string): SourcePlace =>
  site.content.find(text, page.address) ?? placeInHtml(page, text);
