import { load } from 'cheerio';

const kept = ['href', 'src', 'alt', 'width', 'height', 'start', 'datetime', 'lang', 'dir', 'scope'];

const removed = 'script, style, template, source, button, form, nav, svg';

/**
 * Returns the text of an article for feeds, from the HTML of its page.
 *
 * @param textElement a selector for the element that holds the text
 * @throws if the page has no text
 */
export function feedText(page: string, url: string, textElement: string): string {
  const $ = load(page);
  const text = $(textElement);
  if (text.length !== 1) throw new Error(`${url} has no element ${textElement}.`);
  text.find(removed).remove();
  for (const element of text.find('*').toArray()) {
    for (const [name, value] of Object.entries(element.attribs)) {
      if (!kept.includes(name)) $(element).removeAttr(name);
      else if (/^(href|src)$/.test(name)) $(element).attr(name, new URL(value, url).href);
    }
  }
  const html = (text.html() ?? '').trim();
  const language = text.attr('lang');
  return language === undefined ? html : `<div lang="${language}">${html}</div>`;
}
