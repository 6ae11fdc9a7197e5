import { load, type CheerioAPI } from 'cheerio';
import { targetOf } from './addresses';
import { plain } from './plain';
import { candidatesIn } from './read-images';

/** Elements whose text visitors do not read: programs, their fallbacks, visual repetitions. */
const unread = 'script, style, template, noscript, [aria-hidden=true]';

/** The hint after a link to another site that only screen readers read. */
const newTabHint = 'a[target="_blank"] > span:last-child';

/** Elements that start a new line, so that their words do not touch. */
const blocks =
  'p, li, h1, h2, h3, h4, h5, h6, div, dt, dd, section, summary, blockquote, figcaption, td, th, label, option, button, br';

/** Returns the words of a part of the page as a visitor reads them. */
export function wordsOf($: CheerioAPI, selector: string): string {
  const copy = load($.html($(selector)), { scriptingEnabled: false }, false);
  copy(unread).remove();
  copy(newTabHint).remove();
  copy(blocks).after(' ').before(' ');
  return plain(copy.root().text());
}

/** Returns the accessible name of a link, as far as the markup shows it. */
function nameOf($: CheerioAPI, element: Parameters<CheerioAPI>[0]): string {
  const link = $(element);
  const label = link.attr('aria-label');
  if (label) return plain(label);
  const copy = link.clone();
  copy.find(unread).remove();
  copy.find('img').each((_index, image) => void $(image).replaceWith($(image).attr('alt') ?? ''));
  return plain(copy.text());
}

/** Returns the links that a visitor can follow, each with its accessible name. */
export const readAnchors = ($: CheerioAPI, path: string, address: string) =>
  $('a')
    .toArray()
    .map((element) => {
      const { href = '' } = element.attribs;
      return { href, text: nameOf($, element), target: targetOf(href, path, address) };
    });

export const readHeadings = ($: CheerioAPI) =>
  $('h1, h2, h3, h4, h5, h6')
    .toArray()
    .map((element) => ({ level: Number(element.tagName[1]), text: plain($(element).text()) }));

const carriers = ['href', 'src', 'poster', 'data', 'action', 'formaction', 'cite'];

/** Returns every address in the markup of a page. */
export const readReferences = ($: CheerioAPI) => [
  ...carriers.flatMap((attribute) =>
    $(`[${attribute}]`)
      .toArray()
      .map((element) => ({
        element: ($(element).prop('tagName') ?? '').toLowerCase(),
        attribute,
        url: $(element).attr(attribute) ?? '',
      })),
  ),
  ...$('[srcset]')
    .toArray()
    .flatMap(({ tagName, attribs }) =>
      candidatesIn(attribs.srcset ?? '').map(({ url }) => ({
        element: tagName,
        attribute: 'srcset',
        url,
      })),
    ),
];

/** Returns the first paragraph of running text; labels over headlines are shorter. */
export const firstParagraphOf = ($: CheerioAPI): string =>
  $('main p')
    .toArray()
    .map((element) => plain($(element).text()))
    .find((text) => text.split(' ').length > 5) ?? '';
