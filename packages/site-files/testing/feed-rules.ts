import { load, type CheerioAPI } from 'cheerio';
import { z } from 'zod';

/** How often an element may occur: https://www.rfc-editor.org/rfc/rfc4287#section-4.1 */
type Count = 'one' | 'at most one' | 'any';

/** The metadata that a feed and its entries have in common. */
const shared: Readonly<Record<string, Count>> = {
  id: 'one',
  title: 'one',
  updated: 'one',
  author: 'any',
  category: 'any',
  contributor: 'any',
  link: 'any',
  rights: 'at most one',
};

const elements: Readonly<Record<string, Readonly<Record<string, Count>>>> = {
  feed: {
    ...shared,
    generator: 'at most one',
    icon: 'at most one',
    logo: 'at most one',
    subtitle: 'at most one',
    entry: 'any',
  },
  entry: {
    ...shared,
    content: 'at most one',
    published: 'at most one',
    source: 'at most one',
    summary: 'at most one',
  },
  author: { name: 'one', uri: 'at most one', email: 'at most one' },
};

const time = z.iso.datetime({ offset: true });
const textTypes = ['text', 'html', 'xhtml'];

/** Returns the children of an element that the format does not allow, or that are missing. */
function faultsOfChildren($: CheerioAPI, name: string): string[] {
  const rules = elements[name] ?? {};
  return $(name)
    .toArray()
    .flatMap((element) => {
      const children = $(element)
        .children()
        .toArray()
        .map((child) => child.tagName);
      const counted = Object.entries(rules).flatMap(([child, count]) => {
        const found = children.filter((one) => one === child).length;
        const isRight = count === 'any' || found === 1 || (count === 'at most one' && found === 0);
        return isRight ? [] : [`<${name}> has ${found} <${child}>`];
      });
      const odd = children.filter((child) => !(child in rules));
      return [...counted, ...odd.map((child) => `<${name}> has <${child}>`)];
    });
}

/** Returns what RFC 4287 does not allow in an Atom document. */
export function atomFaults(xml: string): string[] {
  const $ = load(xml, { xml: true });
  const textsOf = (selector: string) =>
    $(selector)
      .toArray()
      .map((element) => $(element).text());
  const ids = textsOf('id');
  const selfLinks = $('feed > link[rel=self]').length;
  const alternates = $('feed, entry')
    .toArray()
    .filter((element) => $(element).children('link[rel=alternate]').length !== 1);
  const types = $('title, subtitle, summary, content, rights')
    .toArray()
    .map((element) => $(element).attr('type') ?? 'text');
  return [
    ...($('feed').attr('xmlns') === 'http://www.w3.org/2005/Atom'
      ? []
      : ['the namespace is wrong']),
    ...Object.keys(elements).flatMap((name) => faultsOfChildren($, name)),
    ...(selfLinks === 1 ? [] : [`${selfLinks} links to the feed itself`]),
    ...alternates.map(({ tagName }) => `<${tagName}> has no single link to its page`),
    ...$('link')
      .toArray()
      .filter((element) => !URL.canParse($(element).attr('href') ?? ''))
      .map((element) => `"${$(element).attr('href') ?? ''}" is no absolute address`),
    ...ids.filter((id) => !URL.canParse(id)).map((id) => `the id "${id}" is no IRI`),
    ...(new Set(ids).size === ids.length ? [] : ['two entries have the same id']),
    ...textsOf('updated, published')
      .filter((text) => !time.safeParse(text).success)
      .map((text) => `"${text}" is no time`),
    ...types
      .filter((type) => !textTypes.includes(type))
      .map((type) => `no text is of type ${type}`),
  ];
}

const author = z.strictObject({ name: z.string().min(1), url: z.url().optional() });

/** JSON Feed 1.1, as far as this site writes it: https://www.jsonfeed.org/version/1.1/ */
export const jsonFeedSchema = z.strictObject({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: z.string().min(1),
  description: z.string().optional(),
  home_page_url: z.url(),
  feed_url: z.url(),
  icon: z.url().optional(),
  language: z.string().optional(),
  authors: z.array(author).min(1),
  items: z.array(
    z.strictObject({
      id: z.string().min(1),
      url: z.url(),
      title: z.string().min(1),
      summary: z.string().optional(),
      content_html: z.string().min(1),
      date_published: time,
      date_modified: time,
      authors: z.array(author).min(1),
      tags: z.array(z.string()).optional(),
    }),
  ),
});
