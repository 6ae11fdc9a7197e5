import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { placeName, reportOn } from '../../tools/seo/finding';
import { readBuiltSite } from '../../tools/seo/read-built-site';
import { review } from '../../tools/seo/review';
import { checkTranslations } from '../../tools/seo/rules/indexing-rules';
import { siteFolder } from '../support/sites';
import { temporaryFolder } from '../support/temporary-folder';

type Change = (folder: string) => void;

/** Replaces a text in a file, and fails where there is nothing to replace. */
const edit =
  (file: string, from: string | RegExp, to: string): Change =>
  (folder) => {
    const place = path.join(folder, file);
    const text = readFileSync(place, 'utf8');
    const edited = text.replace(from, to);
    expect(edited).not.toBe(text);
    writeFileSync(place, edited);
  };
const write =
  (file: string, text: string): Change =>
  (folder) =>
    writeFileSync(path.join(folder, file), text);
const remove =
  (file: string): Change =>
  (folder) =>
    rmSync(path.join(folder, file));

/** Reads copies of a built site. The files that a case may change are fresh in each. */
function changed(name: 'specified' | 'edited') {
  const folder = temporaryFolder();
  const copy = (filter: (file: string) => boolean = () => true) =>
    cpSync(siteFolder(name), folder, { recursive: true, filter: (file) => filter(file) });
  copy();
  return (change: Change) => {
    copy((file) => !/\.(?!html|xml|txt|json|mdx)\w+$/.test(path.basename(file)));
    rmSync(path.join(folder, 'public/_redirects'), { force: true });
    change(folder);
    return readBuiltSite(folder);
  };
}

const specified = changed('specified');
const findingsOf = (change: Change) => review(specified(change));
const site = 'https://throughline.example';
const title = 'Our Story and Core Values | Throughline';
const alt = 'alt="Red, peach, green and blue threads tangled together, curving in every direction"';
const home = (from: string, to: string) => edit('public/index.html', from, to);
const about = (from: string, to: string) => edit('public/about/index.html', from, to);
const added = (markup: string) => about('</main>', `${markup}</main>`);
const canonical = `<link rel="canonical" href="${site}/about/"/>`;
const sitemap = (from: string, to: string) => edit('public/sitemap-0.xml', from, to);
const robots = (text: string) => edit('public/robots.txt', 'Allow: /\n', text);
const own = 'content/pages/about.mdx';
const picture = '<img src="/icon.svg" width="9" height="9" alt=""';

test('a right site has no findings', async () => {
  expect(await findingsOf(() => {})).toEqual([]);
});

type Fault = [rule: string, page: string, message: string, change: Change, place?: string];

/** Faults of different parts of a site, which one review finds together. */
const rounds: readonly (readonly Fault[])[] = [
  [
    [
      'link',
      '/about/',
      '/x.png does not exist',
      added('<img src="/x.png" width="9" height="9" alt="">'),
    ],
    ['link', '/about/', '/work/ does not exist', added('<a href="/work/">Work</a>'), `${own}:1`],
    ['link', '/about/', '/z.jpg does not exist', added(`${picture} srcset="/z.jpg 2x">`)],
    ['link', '/about/', '/#roof names a place', added('<a href="/#roof">Roof</a>')],
    [
      'link',
      '/about/',
      '/contact is redirected. Write /contact/',
      added('<a href="/contact">Us</a>'),
    ],
    [
      'alt',
      '/about/',
      'repeats the caption',
      added(
        `<figure>${picture.replace('""', '"A plan"')}><figcaption>A plan</figcaption></figure>`,
      ),
    ],
    ['picture-size', '/about/', 'no width and height', added('<img src="/icon.svg" alt="">')],
    ['html', '/about/', 'element-permitted-content', added('<ul><div></div></ul>')],
    ['html', '/about/', 'no-dup-id', added('<p id="main"></p>')],
    ['html', '/about/', 'Multiple <h1>', added('<h1>Again</h1>')],
    ['html', '/about/', 'heading-level', added('<h4>Y</h4>'), `${own}:1`],
    [
      'insecure',
      '/about/',
      'http://a.example/b.png',
      added(`${picture} srcset="http://a.example/b.png 2x">`),
    ],
    [
      'insecure',
      '/about/',
      'http://a.example/b.js',
      added('<script src="http://a.example/b.js"></script>'),
    ],
  ],
  [
    [
      'title',
      '/about/',
      'has 3 characters. Use 30',
      about(`<title>${title}`, '<title>Us!'),
      `${own}:3 title`,
    ],
    ['alt', '/about/', 'has 151 characters', about(alt, `alt="${'a'.repeat(151)}"`)],
    ['canonical', '/about/', 'There is no canonical', about(canonical, '')],
    [
      'sitemap',
      '/',
      '/gone/, which is no page',
      sitemap('<url>', `<url><loc>${site}/gone/</loc></url><url>`),
    ],
    [
      'not-found',
      '/404.html',
      'has no words',
      edit('public/404.html', /<main.*<\/main>/s, '<main id="main"></main>'),
    ],
    ['structured-data', '/about/', 'itemListElement', about('"itemListElement"', '"items"')],
  ],
  [
    ['title', '/about/', 'cut it off', about('<title>', `<title>${title} and `), `${own}:3 title`],
    ['alt', '/about/', 'has 152 characters', about(alt, `alt="${'橋'.repeat(76)}"`)],
    ['canonical', '/about/', 'is there twice', about(canonical, canonical + canonical)],
    [
      'sitemap',
      '/',
      'newsletter-confirmation/, which is no page for search',
      sitemap('<url>', `<url><loc>${site}/newsletter-confirmation/</loc></url><url>`),
    ],
    ['not-found', '/404.html', 'status 200', write('public/_redirects', '/* /index.html 200\n')],
    ['structured-data', '/about/', '@type is missing', about('"@type":"BreadcrumbList",', '')],
  ],
  [
    [
      'link',
      '/about/',
      '/y.png does not exist',
      about(`"url":"${site}/about/"`, `"url":"${site}/y.png"`),
    ],
    ['alt', '/about/', 'is the name of a file', about(alt, 'alt="tangle.jpg"')],
    [
      'canonical',
      '/about/',
      'another page',
      about(canonical, canonical.replace('about', 'services')),
    ],
    ['indexing', '/about/', 'forbids search engines /about/', robots('Disallow: /about/\n')],
    [
      'structured-data',
      '/',
      'WebSite.url is missing',
      home(
        `"@id":"${site}/#website","name":"Throughline","url"`,
        `"@id":"${site}/#website","name":"Throughline","href"`,
      ),
    ],
  ],
  [
    ['alt', '/about/', 'is the name of a file', about(alt, 'alt="Tangle-light"')],
    [
      'canonical',
      '/about/',
      'another host',
      about(canonical, canonical.replace('through', 'under')),
    ],
    [
      'sitemap',
      '/',
      `does not list ${site}/about/`,
      sitemap(`<url><loc>${site}/about/</loc></url>`, ''),
      `${own}:1`,
    ],
    ['structured-data', '/about/', 'Could not parse', about('{"@context"', '{@context"')],
  ],
  [
    ['indexing', '/', 'noindex', home('<title>', '<meta name="robots" content="noindex"><title>')],
    ['html', '/about/', 'wcag/h37', about(alt, '')],
    ['indexing', '/', 'the whole site', robots('Disallow: /\n')],
  ],
  [
    ['indexing', '/', 'the whole site', robots('\nUser-agent: Googlebot\nDisallow: /*\n')],
    [
      'sitemap',
      '/',
      '/about/, which is no page for search',
      about('<title>', '<meta name="googlebot" content="noindex"><title>'),
    ],
  ],
  [['sitemap', '/', 'names no sitemap', write('public/robots.txt', 'User-agent: *\nAllow: /\n')]],
  [['sitemap', '/', 'names no sitemap', remove('public/sitemap-0.xml')]],
];

const namesOf = (faults: readonly Fault[]) =>
  faults.map(([rule, , message]) => `${rule}: ${message}`);

test.each(rounds.map((faults) => [namesOf(faults).join(', '), faults] as const))(
  '%s',
  async (_names, faults) => {
    const findings = await findingsOf((folder) => {
      for (const [, , , change] of faults) change(folder);
    });
    expect(findings).toHaveLength(faults.length);
    for (const [rule, page, message, , place] of faults) {
      const found = findings.find((one) => one.rule === rule && one.message.includes(message));
      expect([message, found?.page]).toEqual([message, page]);
      if (place !== undefined) expect(found?.source && placeName(found.source)).toBe(place);
    }
  },
);

test('a missing page for unknown addresses is named', async () => {
  const findings = await findingsOf((folder) => {
    remove('public/404.html')(folder);
    remove('public/404/index.html')(folder);
  });
  expect(findings).toMatchObject([
    { rule: 'not-found', message: expect.stringContaining('missing') },
  ]);
});

test('robots.txt may forbid a folder without pages, and other programs the whole site', async () => {
  const rules = 'Allow: /\nDisallow: /drafts/\n\nUser-agent: GPTBot\nDisallow: /\n';
  expect(await findingsOf(robots(rules))).toEqual([]);
});

test('a page to which nothing links is named', async () => {
  const findings = await findingsOf((folder) => {
    for (const page of readBuiltSite(folder).pages) {
      const file = path.join(folder, 'public', page.address.replace(/\/$/, '/index.html'));
      writeFileSync(file, page.html.replaceAll('href="/accessibility/"', 'href="/"'));
    }
  });
  expect(findings).toMatchObject([{ rule: 'orphan', page: '/accessibility/' }]);
});

test('two pages with one description are both named', async () => {
  const text = '<meta name="description" content="';
  const page = readFileSync(path.join(siteFolder('specified'), 'public/about/index.html'), 'utf8');
  const [, description = ''] = /<meta name="description" content="([^"]+)"/.exec(page) ?? [];
  const change = edit(
    'public/contact/index.html',
    /<meta name="description" content="[^"]+/,
    text + description,
  );
  expect(await findingsOf(change)).toMatchObject([
    { rule: 'description', page: '/about/', subject: 'twin' },
    { rule: 'description', page: '/contact/', subject: 'twin' },
  ]);
});

describe('translations', () => {
  const edited = changed('edited');
  const address = 'https://www.northbound.example';
  const french = `hrefLang="fr" href="${address}/insights/une-note/"`;
  const article = 'public/insights/note-3/index.html';
  const back = `<link rel="alternate" hrefLang="en-GB" href="${address}/insights/note-3/"/>`;

  test.each<[page: string, message: string, change: Change]>([
    [
      'note-3',
      'Two pages are named',
      edit(article, '<title>', `<link rel="alternate" ${french}/><title>`),
    ],
    ['note-3', 'does not name this page', edit('public/insights/une-note/index.html', back, '')],
    ['note-3', 'leave out the page itself', edit(article, back, '')],
    [
      'note-3',
      'leave out (noindex)',
      edit(
        'public/insights/une-note/index.html',
        '<title>',
        '<meta name="robots" content="noindex"><title>',
      ),
    ],
    ['note-3', 'does not exist', edit(article, french, french.replace('une', 'aucune'))],
  ])('%s: %s', (page, message, change) => {
    const site = edited(change);
    const address = `/insights/${page}/`;
    const report = reportOn(address);
    for (const one of site.pages.filter((each) => each.address === address))
      checkTranslations(one, site, report);
    expect(report.findings).toMatchObject([
      { rule: 'hreflang', message: expect.stringContaining(message) },
    ]);
  });
});
