import { load } from 'cheerio';
import { readHistory } from '../../src/gatsby/history';
import { filesUnder, readBuilt, requireBuild } from './support/build';
import { contentFolder, site } from './support/content';
import { pages } from './support/pages';

beforeAll(requireBuild);

const shown = () => pages().filter(({ content }) => !content.hidden);

const sitemap = () => {
  const $ = load(readBuilt('sitemap-0.xml'), { xml: true });
  return $('urlset > url')
    .toArray()
    .map((element) => ({
      loc: $(element).find('loc').text(),
      lastmod: $(element).find('lastmod').text(),
    }));
};

test('a page in the sitemap has the date of a commit of its content, or none', () => {
  const history = readHistory(contentFolder);
  const changed = history.known ? history.changed : new Map<string, Date>();
  const commits = [...changed.values()].map(Number);
  for (const { content, path } of shown()) {
    const { lastmod } = sitemap().find(({ loc }) => loc === site().address + path) ?? {};
    const own = changed.get(content.file);
    // The date of an article may be a day that the writer gave: insights.test.ts checks it.
    if (!lastmod || !content.file.startsWith('pages/')) continue;
    expect(commits).toContain(Number(new Date(lastmod)));
    expect(Number(new Date(lastmod))).toBeGreaterThanOrEqual(Number(own));
  }
  const whole = filesUnder('content').every((file) => changed.has(file));
  if (whole) expect(sitemap().filter(({ lastmod }) => lastmod === '')).toEqual([]);
  if (history.known) return;
  const ofPages = sitemap().filter(({ loc }) => !loc.startsWith(`${site().address}/insights/`));
  expect(ofPages.filter(({ lastmod }) => lastmod !== '')).toEqual([]);
});

test('llms.txt names the site, and links to every page for search engines', () => {
  const text = readBuilt('llms.txt');
  const { brand, address } = site();
  expect(text).toMatch(new RegExp(`^# ${brand}\n`));
  for (const { path, content } of shown()) {
    expect(text).toContain(`[${content.title}](${address}${path}): ${content.description}`);
  }
});

test('the icon for browsers supports both themes', () => {
  expect(readBuilt('icon.svg')).toContain('prefers-color-scheme:dark');
});
