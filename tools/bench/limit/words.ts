import { load } from 'cheerio';

/**
 * The words of a page's body in their order: what is read, shown or heard. Not among them are
 * repetitions that are hidden from screen readers, such as tooltips.
 */
export function wordsOf(html: string): string[] {
  const $ = load(html);
  $('script, style, template, [aria-hidden="true"], #gatsby-announcer').remove();
  // Elements keep words apart that stand in different boxes.
  $('body *').prepend(' ').append(' ');
  return $('body').text().split(/\s+/).filter(Boolean);
}
