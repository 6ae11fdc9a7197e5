import { load } from 'cheerio';

/**
 * Returns the words of a page's body in order: everything that is read, shown or announced. It
 * leaves out repetitions that are hidden from screen readers, such as tooltips.
 */
export function wordsOf(html: string): string[] {
  const $ = load(html);
  $('script, style, template, [aria-hidden="true"], #gatsby-announcer').remove();
  // Elements separate words that are in different boxes.
  $('body *').prepend(' ').append(' ');
  return $('body').text().split(/\s+/).filter(Boolean);
}
