import { join } from 'node:path';
import { load } from 'cheerio';
import sharp from 'sharp';
import { z } from 'zod';
import { readHistory } from '../../src/content/history';
import { builtFile, filesUnder, publicFolder, readBuilt, requireBuild } from './support/build';
import { contentFolder, site } from './support/content';
import { pages } from './support/pages';
import { nodesOf } from './support/structured-data';

beforeAll(requireBuild);

const shown = () => pages().filter(({ content }) => !content.hidden);

const sitemapEntries = (file: string, name: string) => {
  const $ = load(readBuilt(file), { xml: true });
  return $(name)
    .toArray()
    .map((element) => ({
      loc: $(element).find('loc').text(),
      lastmod: $(element).find('lastmod').text(),
    }));
};
const sitemap = () => sitemapEntries('sitemap-0.xml', 'urlset > url');

test('the sitemap holds the canonical addresses of the pages for search engines, and no others', () => {
  const canonicals = shown().map(({ $ }) => $('link[rel=canonical]').attr('href') ?? '');
  expect(
    sitemap()
      .map(({ loc }) => loc)
      .sort(),
  ).toEqual(canonicals.sort());
  expect(sitemapEntries('sitemap-index.xml', 'sitemapindex > sitemap')).toEqual([
    expect.objectContaining({ loc: `${site().address}/sitemap-0.xml` }),
  ]);
});

test('a page in the sitemap is as old as a commit of its content, or says nothing of it', () => {
  const history = readHistory(contentFolder);
  const changed = history.known ? history.changed : new Map<string, Date>();
  const commits = [...changed.values()].map(Number);
  for (const { content, path } of shown()) {
    const { lastmod } = sitemap().find(({ loc }) => loc === site().address + path) ?? {};
    const own = changed.get(`pages/${content.slug}.mdx`);
    if (!lastmod) continue;
    expect(commits).toContain(Number(new Date(lastmod)));
    expect(Number(new Date(lastmod))).toBeGreaterThanOrEqual(Number(own));
  }
  const whole = filesUnder('content').every((file) => changed.has(file));
  if (whole) expect(sitemap().filter(({ lastmod }) => lastmod === '')).toEqual([]);
  if (!history.known) expect(sitemap().filter(({ lastmod }) => lastmod !== '')).toEqual([]);
});

test('the structured data of a page has the date of the sitemap', () => {
  for (const page of shown()) {
    const { lastmod } = sitemap().find(({ loc }) => loc === site().address + page.path) ?? {};
    expect(nodesOf(page)[0]?.dateModified ?? '').toBe(lastmod);
  }
});

test('robots.txt lets everybody in and names the sitemap', () => {
  expect(readBuilt('robots.txt')).toBe(
    `User-agent: *\nAllow: /\n\nSitemap: ${site().address}/sitemap-index.xml\n`,
  );
});

test('llms.txt names the site, and links to every page for search engines', () => {
  const text = readBuilt('llms.txt');
  const { brand, address } = site();
  expect(text).toMatch(new RegExp(`^# ${brand}\n`));
  for (const { path, content } of shown()) {
    expect(text).toContain(`[${content.title}](${address}${path}): ${content.description}`);
  }
});

const manifestShape = z.object({
  name: z.string(),
  start_url: z.literal('/'),
  theme_color: z.string(),
  icons: z.array(z.object({ src: z.string(), sizes: z.string(), purpose: z.string() })),
});

test('the manifest names the brand and icons that have the size it says', async () => {
  const manifest = manifestShape.parse(JSON.parse(readBuilt('manifest.webmanifest')));
  expect(manifest.name).toBe(site().brand);
  const kinds = manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`);
  expect(kinds).toEqual(
    expect.arrayContaining(['any any', '192x192 any', '512x512 any', '512x512 maskable']),
  );
  for (const { src, sizes } of manifest.icons.filter((icon) => icon.sizes !== 'any')) {
    const { width, height } = await sharp(join(publicFolder, builtFile(src) ?? '')).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});

test('the icons that devices ask for unasked are there, and the one for browsers knows both themes', async () => {
  const touch = await sharp(join(publicFolder, 'apple-touch-icon.png')).metadata();
  expect([touch.width, touch.height]).toEqual([180, 180]);
  expect(builtFile('/favicon.ico')).not.toBeNull();
  expect(readBuilt('icon.svg')).toContain('prefers-color-scheme:dark');
});
