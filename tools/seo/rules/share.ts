import sharp from 'sharp';
import type { Report } from '../finding';
import type { Page } from '../page';
import type { Site } from '../read-site';

const required = [
  'og:title',
  'og:description',
  'og:type',
  'og:image',
  'og:image:alt',
  'twitter:card',
];

/** Returns the file of a page's share picture; undefined: it is elsewhere, or does not exist. */
export function shareFile(page: Page, site: Site): string | undefined {
  const [address = ''] = page.meta('og:image');
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return url?.origin === site.address ? site.fileAt(url.pathname) : undefined;
}

/** Checks what networks show of a shared page. */
export async function checkShare(page: Page, site: Site, { error, warning }: Report) {
  if (!page.isIndexable) return;
  for (const name of required) {
    const values = page.meta(name);
    if (values.length !== 1) error('share', `The page has ${values.length} tags ${name}. Use one.`);
    else if (values[0] === '') error('share', `${name} is empty.`);
  }
  const card = page.meta('twitter:card').join();
  if (card !== 'summary_large_image' && card !== '') {
    warning('share', `twitter:card is ${card}. summary_large_image shows the whole picture.`);
  }
  const [address = ''] = page.meta('og:image');
  if (address !== '' && !URL.canParse(address)) {
    error('share', `og:image is ${address}. Networks need the whole address, with https://.`);
  }
  const file = shareFile(page, site);
  if (file === undefined) return;
  const { width, height } = await sharp(file).metadata();
  if (width !== 1200 || height !== 630) {
    error('share', `The share picture has ${width} by ${height} pixels. Use 1200 by 630.`);
  }
}
