import { load } from 'cheerio';
import { PageAttribute } from '../../contract/page-attributes';

/** The attributes that feed readers need. */
const keptAttributes = [
  'href',
  'src',
  'alt',
  'width',
  'height',
  'start',
  'datetime',
  'lang',
  'dir',
  'scope',
];

const removedElements = 'script, style, template, source, button, form, nav, svg';

/**
 * Returns the text of an article for the feed, from the HTML of its page.
 *
 * @throws if the page has no text
 */
export function feedText(page: string, url: string): string {
  const $ = load(page);
  const text = $(`[${PageAttribute.articleText}]`);
  if (text.length !== 1) throw new Error(`${url} has no element [${PageAttribute.articleText}].`);
  text.find(removedElements).remove();
  // Feed readers drop controls: a task has a sign for its box.
  for (const box of text.find('input').toArray())
    $(box).replaceWith('checked' in box.attribs ? '☑ ' : '☐ ');
  for (const element of text.find('*').toArray()) {
    for (const [name, value] of Object.entries(element.attribs)) {
      if (!keptAttributes.includes(name)) $(element).removeAttr(name);
      else if (/^(href|src)$/.test(name)) $(element).attr(name, new URL(value, url).href);
    }
  }
  const html = (text.html() ?? '').trim();
  const language = text.attr('lang');
  return language === undefined ? html : `<div lang="${language}">${html}</div>`;
}
