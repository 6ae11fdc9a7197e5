import { temporaryFolder } from '../../tests/support/temporary-folder';
import { writeFiles } from '../../tests/support/write-files';
import { placeName, type Finding } from './finding';
import { readBuiltSite } from './read-site';
import { review } from './review';

const site = 'https://acme.example';
const title = 'Our story and our workshop | Acme';
const description = 'Two sisters, one saw and a river: how it all began, and who is still here.';
const homeDescription =
  'We draw, build and repair bridges for towns that have a river and no money.';
const graph = {
  '@context': 'https://schema.org',
  '@graph': [{ '@type': 'Organization', name: 'Acme', url: `${site}/`, logo: `${site}/share.png` }],
};

const html = (title: string, description: string, body: string) => `<!DOCTYPE html>
<html lang="en-GB"><head><meta charset="utf-8"><title>${title}</title>
<meta name="description" content="${description}">
<meta property="og:image" content="${site}/share.png">
<script type="application/ld+json">${JSON.stringify(graph)}</script>
</head><body><main id="main">${body}</main></body></html>`;

/** The files of a site in which nothing is wrong. */
const rightSite = (): Record<string, string> => ({
  'content/site.json': JSON.stringify({ brand: 'Acme', address: site, language: 'en-GB' }),
  'content/redirects.json': JSON.stringify({ items: [{ from: '/old/', to: '/about/' }] }),
  'content/pages/home.mdx':
    '---\ntitle: Bridges for small towns | {brand}\ntemplate: page\n---\n\nWe build.\n',
  'content/pages/about.mdx':
    '---\ntitle: Our story and our workshop | {brand}\ntemplate: page\nalt: A *bridge*\n---\n\nWe began in 1990.\n[Work](/work/)\n',
  'content/pages/404.mdx': '---\ntitle: Not found\ntemplate: page\n---\n',
  'public/share.png': '',
  'public/bridge.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'public/google1234.html': 'google-site-verification: google1234.html',
  'public/index.html': html(
    'Bridges for small towns | Acme',
    homeDescription,
    '<h1>Bridges</h1><p><a href="/about/#year">About</a></p>',
  ),
  'public/about/index.html': html(
    title,
    description,
    '<h1>About</h1><p id="year">1990</p><p><img src="/bridge.svg" alt="A bridge" width="9" height="9"></p>',
  ),
  'public/404.html':
    '<!DOCTYPE html><html lang="en-GB"><head><meta charset="utf-8"><title>Not found</title><meta name="description" content="Nothing here."><meta name="robots" content="noindex"></head><body><h1>404</h1></body></html>',
});

/** Reviews the right site after some changes. */
function findingsAfter(change: (files: Record<string, string>) => void): Promise<Finding[]> {
  const files = rightSite();
  change(files);
  const folder = temporaryFolder();
  writeFiles(folder, files);
  return review(readBuiltSite(folder));
}

/** Replaces a text in a file, and fails where there is nothing to replace. */
const edit = (file: string, from: string, to: string) => (files: Record<string, string>) => {
  const text = files[file] ?? '';
  expect(text).toContain(from);
  files[file] = text.replaceAll(from, to);
};
const robots = (text: string) => (files: Record<string, string>) => {
  files['public/robots.txt'] = text;
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

test.each<Fault>([
  ['title', 'has 3 characters. Use 30', about(`<title>${title}`, '<title>Us!'), `${own}:2 title`],
  ['title', 'cut it off', about('<title>', `<title>${title} and `), `${own}:2 title`],
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
  ['html', 'Multiple <h1>', added('<h1>Again</h1>')],
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

test.each([
  [
    edit(
      'public/index.html',
      '<meta charset',
      '<meta name="robots" content="noindex"><meta charset',
    ),
    'noindex',
  ],
  [robots('User-agent: *\nDisallow: /'), 'robots.txt forbids'],
  [robots('User-agent: Googlebot\nDisallow: /*'), 'robots.txt forbids'],
  [robots('User-agent: GPTBot\nDisallow: /\n\nUser-agent: *\nDisallow: /drafts/'), undefined],
])('a site that asks search engines to leave it out is named, case %#', async (change, message) => {
  const expected = { rule: 'indexing', page: '/', message: expect.stringContaining(message ?? '') };
  expect(await findingsAfter(change)).toMatchObject(message === undefined ? [] : [expected]);
});

test('a folder without a built site says what to do', () => {
  expect(() => readBuiltSite(temporaryFolder())).toThrow('Run npm run build first');
});
