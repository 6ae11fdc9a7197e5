import { readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { audit } from '../audit';
import { checks } from '../checks/all';
import { edit, siteWith, type Draft } from '../testing/right-site';
import { reportDataOf } from './report-data';
import { readLastReport } from './since-last';
import { renderDocument } from './views/document';

const small = 'data:image/webp;base64,AA';
const shares = ['ffffeeee', '12345678', '44440000'].map((name) => `/share/${name}.png`);
const assets = {
  pictures: new Map(['bridge-light', ...shares].map((name) => [name, small])),
  styles: '',
  script: '',
};

const river = { url: 'https://river.example/' };

function render(change?: (draft: Draft) => void, last = '') {
  const site = siteWith(change);
  const marks = { performance: 99, accessibility: 100, bestPractices: 100, seo: 100 };
  const data = reportDataOf(site, audit(site), {
    madeAt: '2025-04-01T10:00:00.000Z',
    commit: 'abc1234',
    elsewhere: [['It is fast', 'bench']],
    last: readLastReport(last),
    liveLinks: [{ ...river, answer: '404', works: false, askedAt: '2025-03-30T08:00:00Z' }],
    lighthouse: [{ path: '/', ...marks, file: 'lighthouse/home.html' }],
  });
  return load(renderDocument({ data, assets }));
}

const textOf = ($: ReturnType<typeof render>, selector: string) =>
  $(selector).text().replace(/\s+/g, ' ');

test('the sample site has no loose threads', () => {
  const $ = render();
  expect($('h1').text()).toBe('Ready for search and sharing');
  expect(textOf($, '#main > :first-child .lede')).toContain('Warnings: none.');
  expect(textOf($, '#threads')).toBe('No loose threads');
  expect($('[aria-label="Rules and pages"] a').length).toBe(0);
});

test('the report has every rule and every page, the home page first', () => {
  const $ = render();
  for (const { name } of checks) expect($('[aria-label="Rules and pages"]').text()).toContain(name);
  const paths = $('article .path').toArray();
  expect(paths.map((path) => $(path).text())).toEqual(['/', '/about/', '/services/', '/404/']);
});

test('a fault is in the sentence, in the matrix, among the findings and at its page', () => {
  const $ = render(({ html }) =>
    edit(html, 'about/index.html', '</main>', '<a href="#">Deep</a></main>'),
  );
  expect($('h1').text()).toBe('Some threads are loose');
  expect(textOf($, '#main > :first-child .lede')).toContain(
    '1 fault must be fixed before publishing.',
  );
  expect($('[aria-label="Rules and pages"] a').attr('href')).toBe('#thread-1');
  expect(textOf($, '#thread-1')).toContain('The link “Deep” leads to “#”.');
  expect(textOf($, '#thread-1')).toContain('Write an address, or use a button.');
  expect(textOf($, '#thread-1 code')).toBe('content/pages/about.mdx');
  expect($('.page-threads a').attr('href')).toBe('#thread-1');
});

test('the report shows markup of a page and never runs it', () => {
  const title = 'Acme: &lt;img src=x onerror=alert(1)&gt; and more';
  const $ = render(({ html }) =>
    edit(html, 'about/index.html', '<title>Our Story and Our Workshop | Acme', `<title>${title}`),
  );
  expect($('img[onerror]').length).toBe(0);
  expect($('.result-title').text()).toContain('Acme: <img src=x onerror=alert(1)> and more');
});

test('search results are cut where Google cuts them', () => {
  const $ = render();
  const texts = $('.result-text').toArray();
  // The home page, on a desktop and on a phone.
  expect($(texts[0]).text()).toMatch(/a question\.$/);
  expect($(texts[1]).text()).toMatch(/\u00a0…$/);
});

test('cards show the share picture, and say if there is none', () => {
  const $ = render(({ html }) => edit(html, 'about/index.html', 'og:image"', 'og:x"'));
  const shown = new Set(
    $('.share use')
      .toArray()
      .map((use) => $(use).attr('href')),
  );
  expect([...shown]).toEqual(['#share-home', '#share-services', '#share-404']);
  expect($('#page-about').closest('article').find('.no-picture').length).toBe(3);
});

test('pictures, structured data, links, the site and Lighthouse have their figures', () => {
  const $ = render();
  expect(textOf($, '.sheet')).toContain('Largest Contentful Paint');
  expect(textOf($, '.sheet')).toContain('1200 × 600');
  expect($('.graph summary').first().text()).toContain('Organization Acme');
  expect(textOf($, '[aria-labelledby=site]')).toContain('/old/ → /about/');
  expect(textOf($, '[aria-labelledby=site]')).toContain(
    'https://river.example/ The river, on 1 page answered 404 on 30 March 2025',
  );
  expect(textOf($, '[aria-label="Other checks"]')).toContain('It is fastbench');
  expect(textOf($, '[aria-label=Lighthouse] tbody')).toContain('/99100100100');
});

test('the report names the changes since the last one', () => {
  const last = JSON.stringify({
    madeAt: '2025-03-31T10:00:00.000Z',
    findings: [{ id: 'title', page: '/', what: 'x' }],
  });
  expect(textOf(render(undefined, last), '#main > :first-child .lede')).toContain(
    'Since the report of 31 March 2025, 10:00 UTC, 1 was fixed and 0 added.',
  );
});

test('the head of the matrix grows with the longest page name, and cuts none', () => {
  const css = readFileSync(path.join(__dirname, 'styles/parts.css'), 'utf8');
  const [, rule = ''] = /\.matrix th \+ th span \{([^}]*)\}/.exec(css) ?? [];
  expect(rule).toContain('writing-mode: vertical-rl');
  expect(rule).not.toMatch(/max-height|overflow/);
});
