import sharp from 'sharp';
import { parseAddress } from '../../../src/content/addresses/addresses';
import { placeInHtml } from '../place-in-build';
import { isIndexable, type BuiltPage } from '../read-page';
import type { PageFault, PageRule } from '../rule';
import type { Site } from '../site';

/** The tags that networks read, each once on a page. */
const tags = [
  'og:title',
  'og:description',
  'og:type',
  'og:url',
  'og:image',
  'og:image:alt',
  'twitter:card',
];

/** In pixels: what every network shows whole. */
const cardSize = { width: 1200, height: 630 };

/** Returns what is wrong with the picture of a shared link; undefined: nothing. */
async function pictureProblem(site: Site, address: string): Promise<string | undefined> {
  const url = parseAddress(address);
  if (!url) return 'has no host, so that networks cannot load it. Write its whole address';
  if (url.origin !== site.address) return `is on another host. Expected ${site.address}`;
  const bytes = site.bytesAt(url.pathname);
  if (bytes === undefined) return 'does not exist';
  if (bytes.length === 0) return 'has 0 bytes';
  const read = await sharp(bytes)
    .metadata()
    .catch(() => undefined);
  if (read === undefined) return 'is no picture';
  const { width, height } = read;
  return width === cardSize.width && height === cardSize.height
    ? undefined
    : `has ${width} × ${height} pixels instead of ${cardSize.width} × ${cardSize.height}`;
}

async function shareFaults(page: BuiltPage, site: Site): Promise<PageFault[]> {
  const { address, meta, canonicals } = page;
  if (!isIndexable(page)) return [];
  const faults: PageFault[] = [];
  const add = (subject: string, message: string, source = placeInHtml(page, subject)) =>
    faults.push({ subject, message, source });
  for (const name of tags) {
    const values = meta(name);
    if (values.length === 0 || values.join('').trim() === '')
      add(name, `${name} is missing. Networks then guess what a shared link shows.`);
    else if (values.length > 1) add(name, `${name} is there ${values.length} times. Keep one.`);
  }
  const [image = ''] = meta('og:image');
  const problem = image === '' ? undefined : await pictureProblem(site, image);
  if (problem !== undefined)
    add(
      'og:image',
      `The picture of a shared link, ${image}, ${problem}.`,
      site.content.fieldIn('site.json', 'shareCard.picture'),
    );
  const [url = ''] = meta('og:url');
  const [canonical = site.address + address] = canonicals;
  // Another host is the fault of the canonical address, too.
  if (url !== '' && url !== site.address + address && url !== canonical)
    add(
      'og:url',
      `og:url is ${url}, so that networks count for another page. Expected ${site.address + address}`,
    );
  const [card = ''] = meta('twitter:card');
  if (card !== '' && !['summary', 'summary_large_image', 'app', 'player'].includes(card))
    add('twitter:card', `twitter:card is “${card}”, which is no card. Write summary_large_image.`);
  return faults;
}

/** What networks show of a shared link. */
export const sharingRule: PageRule = {
  id: 'sharing',
  requirement: 'S5',
  why: 'A shared link without its picture and words is passed over.',
  see: 'https://ogp.me/',
  judgePage: shareFaults,
};
