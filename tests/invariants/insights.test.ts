import { load } from 'cheerio';
import { isDay } from '../../src/content/calendar';
import { feedPaths } from '../../src/content/feed-paths';
import { insightsPath, listPath } from '../../src/content/insights-lists';
import { builtFile, readBuilt, requireBuild } from './support/build';
import { entries, site } from './support/content';
import { atomFaults, jsonFeedSchema } from '../../packages/site-files/testing/feed-rules';
import { pages, type Page } from './support/pages';
import { nodesOf } from './support/structured-data';
import { plain, proseText } from './support/words';

beforeAll(requireBuild);

const articles = () => pages().filter(({ content }) => content.template === 'article');
const lists = () => pages().filter(({ content }) => content.template === null);

const dataOf = ({ content }: Page) =>
  entries().find(({ file }) => file === content.file)?.data ?? {};

const hrefsIn = ({ $ }: Page, selector: string) =>
  $(selector)
    .toArray()
    .map((element) => $(element).attr('href') ?? '');

const messagePages = () => pages().filter(({ content }) => content.template === 'message');

test('the articles are linked from the footer as soon as there is one, and never from the header', () => {
  const isPublished = articles().length > 0;
  for (const page of pages()) {
    const inFooter = hrefsIn(page, 'body > div footer a').includes(insightsPath);
    if (!isPublished) expect(inFooter).toBe(false);
    expect(hrefsIn(page, 'body > div header nav a')).not.toContain(insightsPath);
  }
  for (const page of messagePages()) {
    const links = hrefsIn(page, 'main a').filter((href) => href === insightsPath);
    if (!isPublished) expect(links).toEqual([]);
  }
});

test('without articles there is no list and no feed', () => {
  const isPublished = articles().length > 0;
  expect(lists().length > 0).toBe(isPublished);
  for (const path of Object.values(feedPaths)) expect(builtFile(path) !== null).toBe(isPublished);
});

test('the first page of a list has one address', () => {
  expect(builtFile(`${insightsPath}1/`)).toBeNull();
});

test('each list leads to each of its articles, and back to the list of all', () => {
  for (const page of lists()) {
    const linked = hrefsIn(page, 'main article a');
    expect(linked.length).toBeGreaterThan(0);
    expect(linked.filter((href) => builtFile(href) === null)).toEqual([]);
    expect(hrefsIn(page, 'main nav a')).toContain(insightsPath);
  }
});

test('an article has its days, its author and its topics on the page and in its structured data', () => {
  for (const page of articles()) {
    const { published, updated = published, topics } = dataOf(page);
    const times = page
      .$('main header time')
      .toArray()
      .map((element) => page.$(element).attr('datetime'));
    expect(new Set([published, ...times])).toEqual(new Set([published, updated]));
    expect(hrefsIn(page, 'main header a')).toEqual(
      expect.arrayContaining(
        (Array.isArray(topics) ? topics : []).map((id) => listPath(String(id))),
      ),
    );
    const posting = nodesOf(page).find((node) => node['@type'] === 'BlogPosting');
    expect(posting).toMatchObject({
      headline: plain(page.$('h1').text()),
      datePublished: published,
      dateModified: updated,
      author: { '@type': 'Person' },
    });
  }
});

test('a table of contents leads to every section, in the order of the text', () => {
  for (const { $ } of articles()) {
    const ids = $('[data-article-text] > h2')
      .toArray()
      .map((element) => `#${$(element).attr('id') ?? ''}`);
    const linked = $('nav[aria-labelledby=article-contents] a')
      .toArray()
      .map((element) => $(element).attr('href'));
    expect(linked).toEqual(ids.length < 4 ? [] : ids);
  }
});

test('an article has three breadcrumbs, and a list of a topic as well', () => {
  const below = [...articles(), ...lists().filter(({ path }) => path.includes('/topics/'))];
  for (const page of below) {
    const [webPage] = nodesOf(page);
    expect(webPage).toMatchObject({
      breadcrumb: {
        itemListElement: [
          { position: 1, item: `${site().address}/` },
          { position: 2, item: `${site().address}${insightsPath}` },
          { position: 3, item: `${site().address}${page.path}` },
        ],
      },
    });
  }
});

test('the feeds are valid, and have the whole text of every article', () => {
  if (articles().length === 0) return;
  expect(atomFaults(readBuilt(feedPaths.atom))).toEqual([]);
  const { items } = jsonFeedSchema.parse(JSON.parse(readBuilt(feedPaths.json)));
  const $ = load(readBuilt(feedPaths.atom), { xml: true });
  for (const page of articles().slice(0, 20)) {
    const url = `${site().address}${page.path}`;
    const { body = '' } = entries().find(({ file }) => file === page.content.file) ?? {};
    const [paragraph = ''] = body.trim().split(/\n{2,}/);
    const item = items.find((one) => one.url === url);
    expect(plain(load(item?.content_html ?? '').text())).toContain(proseText(paragraph));
    const entry = $('entry').filter((_, element) => $(element).children('id').text() === url);
    expect(entry.find('content').text()).toBe(item?.content_html);
  }
});

test('an address in a feed is absolute', () => {
  if (articles().length === 0) return;
  const { items } = jsonFeedSchema.parse(JSON.parse(readBuilt(feedPaths.json)));
  const $ = load(items.map((item) => item.content_html).join(''));
  const addresses = $('[href], [src]')
    .toArray()
    .map((element) => $(element).attr('href') ?? $(element).attr('src') ?? '');
  expect(addresses.filter((address) => !/^(https?|mailto|tel):/.test(address))).toEqual([]);
});

test('home and the pages of the insights announce the feeds, and no other page does', () => {
  const isPublished = articles().length > 0;
  for (const page of pages()) {
    const announced = hrefsIn(
      page,
      'head link[rel=alternate][type*=feed], head link[rel=alternate][type*=atom]',
    );
    const isHere = page.path === '/' || page.path.startsWith(insightsPath);
    expect(announced.sort()).toEqual(isPublished && isHere ? Object.values(feedPaths).sort() : []);
  }
});

test('an article in the sitemap is as new as the day that its writer gave', () => {
  const $ = load(readBuilt('sitemap-0.xml'), { xml: true });
  for (const page of articles()) {
    const { published, updated = published } = dataOf(page);
    const entry = $('url').filter(
      (_, url) => $(url).find('loc').text() === site().address + page.path,
    );
    const lastmod = entry.find('lastmod').text();
    expect(isDay(updated) && Date.parse(lastmod) >= Date.parse(updated)).toBe(true);
  }
});
