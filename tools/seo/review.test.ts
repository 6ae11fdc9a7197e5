import sharp from 'sharp';
import { temporaryFolder, writeFiles } from '../../tests/support/temporary-folder';
import { placeName, type Finding } from './finding';
import { reviewSite } from './review';

const site = 'https://acme.example';
const title = 'Our story and our workshop | Acme';
const description = 'Two sisters, one saw and a river: how it all began, and who is still here.';
const homeDescription =
  'We draw, build and repair bridges for towns that have a river and no money.';
const graph = {
  '@context': 'https://schema.org',
  '@graph': [{ '@type': 'Organization', name: 'Acme', url: `${site}/`, logo: `${site}/share.png` }],
};

const html = (address: string, title: string, description: string, body: string) => `<!DOCTYPE html>
<html lang="en-GB"><head><meta charset="utf-8"><title>${title}</title>
<meta name="description" content="${description}">
<meta name="robots" content="index, follow">
<link rel="canonical" href="${site}${address}">
<meta property="og:url" content="${site}${address}">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:type" content="website">
<meta property="og:image" content="${site}/share.png">
<meta property="og:image:alt" content="A bridge.">
<meta name="twitter:card" content="summary_large_image">
<script type="application/ld+json">${JSON.stringify(graph)}</script>
</head><body><main id="main">${body}</main></body></html>`;

const urls = (...addresses: string[]) =>
  `<urlset>${addresses.map((address) => `<url><loc>${site}${address}</loc></url>`).join('')}</urlset>`;

/** The files of a site in which nothing is wrong. */
const rightSite = (): Record<string, string> => ({
  'content/site.json': JSON.stringify({ brand: 'Acme', address: site, language: 'en-GB' }),
  'content/redirects.json': JSON.stringify({ items: [{ from: '/old/', to: '/about/' }] }),
  'content/pages/home.mdx':
    '---\ntitle: Bridges for small towns | {brand}\ntemplate: page\n---\n\nWe build.\n',
  'content/pages/about.mdx':
    '---\ntitle: Our story and our workshop | {brand}\ntemplate: page\nalt: A *bridge*\n---\n\nWe began in 1990.\n[Work](/work/)\n',
  'content/pages/404.mdx': '---\ntitle: Not found\ntemplate: page\n---\n',
  'public/robots.txt': `User-agent: *\nAllow: /\nSitemap: ${site}/sitemap.xml\n`,
  'public/sitemap.xml': urls('/', '/about/'),
  'public/bridge.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'public/google1234.html': 'google-site-verification: google1234.html',
  'public/index.html': html(
    '/',
    'Bridges for small towns | Acme',
    homeDescription,
    '<h1>Bridges</h1><p><a href="/about/#year">About</a></p>',
  ),
  'public/about/index.html': html(
    '/about/',
    title,
    description,
    '<h1>About</h1><p id="year">1990</p><p><img src="/bridge.svg" alt="A bridge" width="9" height="9"></p>',
  ),
  'public/404.html':
    '<!DOCTYPE html><html lang="en-GB"><head><meta charset="utf-8"><title>Not found</title><meta name="description" content="Nothing here."><meta name="robots" content="noindex"></head><body><h1>404</h1></body></html>',
});

/** Reviews the right site after some changes. */
async function findingsAfter(
  change: (files: Record<string, string>) => void,
  [width, height] = [1200, 630],
): Promise<Finding[]> {
  const files = rightSite();
  change(files);
  const picture = sharp({ create: { width, height, channels: 3, background: 'white' } });
  const folder = temporaryFolder();
  writeFiles(folder, { ...files, 'public/share.png': await picture.png().toBuffer() });
  return reviewSite(folder);
}

/** Replaces a text in a file, and fails where there is nothing to replace. */
const edit = (file: string, from: string, to: string) => (files: Record<string, string>) => {
  const text = files[file] ?? '';
  expect(text).toContain(from);
  files[file] = text.replaceAll(from, to);
};
const about = (from: string, to: string) => edit('public/about/index.html', from, to);
const added = (markup: string) => about('</main>', `${markup}</main>`);
const own = 'content/pages/about.mdx';

test('a right site has no findings', async () => {
  expect(await findingsAfter(() => {})).toEqual([]);
});

type Fault = [
  rule: string,
  message: string,
  change: (files: Record<string, string>) => void,
  place?: string,
];

test('a page in another language than the site is right if its text names that language', async () => {
  const french = (files: Record<string, string>) => {
    edit(own, 'title: Our', 'language: fr\ntitle: Our')(files);
    about('en-GB', 'fr')(files);
  };
  expect(await findingsAfter(french)).toEqual([]);
});

test.each<Fault>([
  ['title', 'has no title', about(`<title>${title}`, '<title>'), `${own}:2 title`],
  ['title', 'has 3 characters. Use 30', about(`<title>${title}`, '<title>Us!'), `${own}:2 title`],
  ['title', 'cut it off', about('<title>', `<title>${title} and `), `${own}:2 title`],
  [
    'description',
    'has no description',
    about(`n" content="${description}">\n<meta name`, 'n" content="">\n<meta name'),
    `${own} description`,
  ],
  ['heading', 'has 0 main headings', about('<h1>About</h1>', '<h2>About</h2>')],
  ['heading', 'has 2 main headings', added('<h1>Again</h1>')],
  ['lang', 'lang="fr"', about('lang="en-GB"', 'lang="fr"'), 'content/site.json:1 language'],
  ['canonical', 'The canonical is missing', about('rel="canonical"', 'rel="author"')],
  ['canonical', 'It must be https://acme.example/about/', about('l" href="https', 'l" href="http')],
  ['canonical', 'og:url is missing', about('og:url', 'og:site_name')],
  ['sitemap', 'does not list the page', edit('public/sitemap.xml', '/about/', '/')],
  ['sitemap', 'noindex, and the sitemap lists it', about('index, follow', 'noindex')],
  ['robots', 'blocks the page', edit('public/robots.txt', 'Allow: /', 'Disallow: /about/')],
  ['share', '0 tags og:image:alt', about('og:image:alt', 'og:locale')],
  ['share', 'og:title is empty', about(`og:title" content="${title}`, 'og:title" content="')],
  ['share', 'twitter:card is summary.', about('summary_large_image', 'summary')],
  ['share', 'the whole address', about(`:image" content="${site}`, ':image" content="')],
  ['link', '/x.png does not', about(`content="${site}/share.png`, `content="${site}/x.png`)],
  ['link', '/y.png does not', about('share.png"}', 'y.png"}')],
  ['link', '/work/ does not exist', added('<a href="/work/">Work</a>'), `${own}:8`],
  ['link', '/z.jpg does not', added('<img src="/bridge.svg" srcset="/z.jpg 2x" alt="">')],
  ['link', '/#roof names a place', added('<a href="/#roof">Roof</a>')],
  ['link', '/old is redirected. Write /about/', added('<a href="/old">Old</a>')],
  ['link', '/about is redirected. Write /about/', added('<a href="/about">About</a>')],
  ['alt', 'is the name of a file', about('alt="A bridge"', 'alt="bridge.svg"')],
  ['alt', 'has 151 characters', about('alt="A bridge"', `alt="${'a'.repeat(151)}"`)],
  ['alt', 'has 152 characters', about('alt="A bridge"', `alt="${'橋'.repeat(76)}"`)],
  ['structured-data', 'Could not parse', about('{"@context"', '{@context"')],
  ['structured-data', 'itemListElement', about('"Organization"', '"BreadcrumbList"')],
  ['html', 'element-permitted-content', added('<ul><div></div></ul>')],
  ['html', 'no-dup-id', added('<p id="year"></p>')],
  ['html', 'wcag/h37', added('<img src="/bridge.svg">')],
  ['orphan', 'No other page links', edit('public/index.html', '/about/#year', '/')],
])('%s: %s', async (...[rule, message, change, place]: Fault) => {
  const findings = await findingsAfter(change);
  expect(findings).toHaveLength(1);
  const [{ source, ...finding } = { source: undefined }] = findings;
  expect(finding).toMatchObject({
    rule,
    page: '/about/',
    message: expect.stringContaining(message),
  });
  if (place !== undefined) expect(source && placeName(source)).toBe(place);
});

test('two pages with one description are both named', async () => {
  const findings = await findingsAfter(edit('public/index.html', homeDescription, description));
  expect(findings).toMatchObject([
    { rule: 'description', page: '/about/' },
    { rule: 'description', page: '/' },
  ]);
});

test('a share picture of another size is found on every page that has it', async () => {
  const findings = await findingsAfter(() => {}, [600, 315]);
  expect(findings).toMatchObject([
    { rule: 'share', page: '/about/', message: expect.stringContaining('600 by 315') },
    { rule: 'share', page: '/' },
  ]);
});

test.each([
  ['sitemap', `lists ${site}/us/`, edit('public/sitemap.xml', '</urlset>', urls('/us/'))],
  ['robots', 'does not name the sitemap', edit('public/robots.txt', 'Sitemap:', '#')],
])('about the whole site, %s: %s', async (rule, message, change) => {
  expect(await findingsAfter(change)).toEqual([
    expect.objectContaining({ rule, page: '/', message: expect.stringContaining(message) }),
  ]);
});

test('a folder without a built site says what to do', async () => {
  await expect(reviewSite(temporaryFolder())).rejects.toThrow('Run npm run build first');
});
