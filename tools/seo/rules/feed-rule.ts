import { parseFeed } from 'feedsmith';
import { localAddressProblem, parseAddress } from '../../../src/content/addresses/addresses';
import { placeInHtml } from '../place-in-build';
import { childText, readXml, type XmlElement } from '../read-xml';
import type { Fault, Rule } from '../rule';
import type { Site } from '../site';

/** Lists the addresses that an Atom or RSS feed names, with those in the texts of its entries left out. */
function feedAddresses(element: XmlElement): string[] {
  const { name, attributes, text, children } = element;
  const own =
    name === 'link'
      ? [attributes.href ?? text.trim()]
      : ['uri', 'logo', 'icon', 'url'].includes(name)
        ? [text.trim()]
        : [];
  return [
    ...own,
    ...children.filter((child) => child.name !== 'content').flatMap(feedAddresses),
  ].filter(Boolean);
}

function feedProblems(site: Site, path: string): string[] {
  const text = site.textAt(path);
  let root: XmlElement;
  try {
    root = readXml(text);
    parseFeed(text);
  } catch (error) {
    return [`is ${error instanceof Error ? error.message : 'no feed'}`];
  }
  const entries = root.children.filter(({ name }) => name === 'entry' || name === 'item');
  const ids = entries.map((entry) => childText(entry, 'id') || childText(entry, 'guid'));
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
  const days = entries.flatMap((entry) =>
    ['updated', 'published', 'pubDate'].map((name) => childText(entry, name)).filter(Boolean),
  );
  const gone = [...new Set(feedAddresses(root))].filter((address) => {
    const url = parseAddress(address);
    if (!url || localAddressProblem(address) !== undefined) return true;
    return url.origin === site.address && site.fileAt(url.pathname) === undefined;
  });
  const isElsewhere =
    childText(root, 'id').startsWith('http') &&
    !childText(root, 'id').startsWith(`${site.address}/`);
  // One host is one cause.
  const hosts = new Set(gone.map((address) => parseAddress(address)?.origin ?? address));
  return [
    ...[...hosts].map((host) =>
      host === site.address
        ? `names ${gone.find((address) => address.startsWith(host)) ?? host}, which does not exist`
        : `names ${host}, which readers cannot reach. Expected ${site.address}`,
    ),
    ...(isElsewhere && hosts.size === 0
      ? [`has an id on another host: ${childText(root, 'id')}`]
      : []),
    ...(entries.length === 0 ? ['has no article'] : []),
    ...[...new Set(twice)].map((id) => `has the id ${id} twice`),
    ...days
      .filter((day) => Number.isNaN(new Date(day).getTime()))
      .map((day) => `says “${day}”, which is no day`),
    ...entries
      .filter((entry) => childText(entry, 'title') === '')
      .map(() => 'has an article without a title'),
  ];
}

export const feedRule: Rule = {
  id: 'feed',
  requirement: 'S11',
  why: 'A reader of feeds shows nothing of a feed that it cannot read, and forgets a feed that it cannot find.',
  see: 'https://www.rfc-editor.org/rfc/rfc4287',
  judge(site) {
    const announced = new Map(
      site.pages.flatMap((page) => page.feeds.map((href) => [href, page] as const)),
    );
    return [...announced].flatMap(([href, page]): Fault[] => {
      const { pathname, origin } = parseAddress(href, site.address + page.address) ?? {};
      const source = { file: `public${pathname ?? ''}` };
      if (pathname === undefined || origin !== site.address || !site.files.has(pathname))
        return [
          {
            subject: href,
            message: `The feed ${href}, which the pages announce, does not exist.`,
            source: placeInHtml(page, href),
          },
        ];
      return feedProblems(site, pathname).map((problem) => ({
        subject: href,
        message: `The feed ${href} ${problem}.`,
        source,
      }));
    });
  },
};
