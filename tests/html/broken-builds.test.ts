import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import sharp from 'sharp';
import { filesBelow } from '../../src/reader/files-below';
import { readBuiltSite } from '../../tools/seo/read-built-site';
import { readPage, type BuiltPage } from '../../tools/seo/read-page';
import { placeName, review } from '../../tools/seo/rule';
import { siteRules } from '../../tools/seo/rules/site-rules';
import { siteFolder } from '../support/sites';
import { temporaryFolder } from '../support/temporary-folder';

/** A copy of a built site, in which each file that a fault changes is put back after it. */
function copyOf(name: 'specified' | 'edited') {
  const folder = temporaryFolder();
  cpSync(siteFolder(name), folder, { recursive: true });
  const changed = new Map<string, Buffer | undefined>();
  const place = (file: string) => path.join(folder, file);
  const keep = (file: string) => {
    if (!changed.has(file))
      changed.set(file, existsSync(place(file)) ? readFileSync(place(file)) : undefined);
  };
  return {
    folder,
    read: (file: string) => readFileSync(place(file), 'utf8'),
    write: (file: string, content: string | Buffer) => {
      keep(file);
      mkdirSync(path.dirname(place(file)), { recursive: true });
      writeFileSync(place(file), content);
    },
    remove: (file: string) => {
      keep(file);
      rmSync(place(file));
    },
    restore: () => {
      for (const [file, content] of changed)
        if (content === undefined) rmSync(place(file));
        else writeFileSync(place(file), content);
      changed.clear();
    },
  };
}

/** Returns a function that reads a page once for each content: most faults change one page. */
function pageReader(): typeof readPage {
  const pages = new Map<string, BuiltPage>();
  return (file, html, settings) => {
    const key = `${file} ${html}`;
    const page = pages.get(key) ?? readPage(file, html, settings);
    pages.set(key, page);
    return page;
  };
}

type Copy = ReturnType<typeof copyOf>;
type Change = (copy: Copy) => void | Promise<void>;

/** Replaces a text in a file, and fails where there is nothing to replace. */
const edit =
  (file: string, from: string | RegExp, to: string): Change =>
  ({ read, write }) => {
    const text = read(file);
    const edited = text.replace(from, to);
    expect(edited).not.toBe(text);
    write(file, edited);
  };
const write =
  (file: string, content: string | Buffer): Change =>
  (copy) => {
    copy.write(file, content);
  };
const remove =
  (file: string): Change =>
  (copy) => {
    copy.remove(file);
  };
const all =
  (...changes: Change[]): Change =>
  async (copy) => {
    for (const change of changes) await change(copy);
  };

const aboutFile = 'public/about/index.html';
const home = (from: string | RegExp, to: string) => edit('public/index.html', from, to);
const about = (from: string | RegExp, to: string) => edit(aboutFile, from, to);
const inMain = (markup: string) => about('</main>', `${markup}</main>`);
const inHead = (markup: string) => about('</head>', `${markup}</head>`);
const everywhere =
  (from: string | RegExp, to: string): Change =>
  ({ folder, read, write: save }) => {
    const names = filesBelow(path.join(folder, 'public'));
    for (const name of names.filter((one) => one.endsWith('.html')))
      save(`public/${name}`, read(`public/${name}`).replace(from, to));
  };
/** Changes a file whose name has a hash. */
const named =
  (folder: string, pattern: RegExp, change: (file: string) => Change): Change =>
  (copy) => {
    const names = filesBelow(path.join(copy.folder, folder));
    const name = names.find((one) => pattern.test(one)) ?? '';
    return change(path.join(folder, name))(copy);
  };
/** Changes the file that an element of the page about us names. */
const fileOf =
  (selector: string, attribute: string, change: (file: string) => Change): Change =>
  (copy) => {
    const value = load(copy.read(aboutFile))(selector).first().attr(attribute) ?? '';
    const { pathname } = new URL(value.split(' ')[0] ?? '', site);
    return change(`public${pathname}`)(copy);
  };
const jsonLd = (from: string | RegExp, to: string) => about(from, to);
const meta = (name: string, content = '[^"]*') =>
  new RegExp(`<meta (name|property)="${name}" content="${content}"/>`);

const site = 'https://throughline.example';
const own = `${site}/about/`;
const canonical = `<link rel="canonical" href="${own}"/>`;
const sitemap = (from: string | RegExp, to: string) => edit('public/sitemap-0.xml', from, to);
const entry = `<url><loc>${own}</loc></url>`;
const robots = (text: string) => edit('public/robots.txt', 'Allow: /\n', text);
const headers = (from: string | RegExp, to: string) => edit('public/_headers', from, to);
const policy = (from: string | RegExp, to: string) => headers(from, to);
const redirects = (text: string) => write('public/_redirects', text);
const security = 'public/.well-known/security.txt';
const link = (href: string) => inMain(`<p><a href="${href}">This</a></p>`);
const image = (attributes: string) => inMain(`<img ${attributes} alt="A thread"/>`);
const page = 'content/pages/about.mdx';

/** Each: what is broken, the rule that names it, the change, and the place that it names. */
const faults: readonly [name: string, rule: string, change: Change, place?: string][] = [
  // The document
  ['no main heading', 'heading', about(/<h1.*?<\/h1>/s, ''), `${page}:1`],
  ['a main heading that is hidden', 'heading', about('<h1', '<h1 hidden')],
  ['two main headings', 'html', inMain('<h1>Again</h1>')],
  ['another language', 'language', about('lang="en-US"', 'lang="fr"'), `${aboutFile}:1:22`],
  ['a language by its name', 'language', everywhere('lang="en-US"', 'lang="english"')],
  ['no language', 'html', about(' lang="en-US"', '')],
  ['no viewport', 'head', about(meta('viewport'), '')],
  ['a viewport of a fixed width', 'head', about('width=device-width', 'width=1024')],
  ['no charset', 'head', about('<meta charSet="utf-8"/>', '')],
  ['another charset', 'html', about('"utf-8"', '"latin1"')],
  ['a base', 'head', inHead('<base target="_top" href="/x/"/>')],
  ['a refresh', 'head', inHead('<meta http-equiv="refresh" content="0;url=/services/"/>')],
  ['hidden words', 'words', about('<main', '<main style="display:none"')],
  [
    'words in a hidden part',
    'words',
    about(/(<main[^>]*>)(.*)<\/main>/s, '$1<div style="opacity:0">$2</div></main>'),
  ],
  [
    'a main part without words',
    'words',
    about(
      /(<main[^>]*>).*<\/main>/s,
      '$1<img src="/icon.svg" width="9" height="9" alt=""/></main><h1>Us</h1>',
    ),
  ],
  ['an element in a wrong place', 'html', inMain('<ul><div></div></ul>')],
  ['an id twice', 'html', inMain('<p id="main"></p>')],
  ['a level of headings left out', 'html', inMain('<h6>Deep</h6>')],
  ['an element that does not end', 'html', inMain('<section><p>Open')],
  ['no title', 'title', about(/<title>.*?<\/title>/, '<title></title>'), `${page}:3 title`],
  ['a short title', 'title', about(/<title>.*?<\/title>/, '<title>Us</title>'), `${page}:3 title`],
  ['a long title', 'title', about('<title>', `<title>${'Long '.repeat(20)}`), `${page}:3 title`],
  [
    'two equal titles',
    'title',
    about(
      /<title>.*?<\/title>/,
      '<title>Brand Strategy and Content Services | Throughline</title>',
    ),
  ],
  ['no description', 'description', about(meta('description'), '')],
  ['a page of 0 bytes', 'file', write(aboutFile, '')],
  ['a page of half an answer', 'file', write(aboutFile, 'Internal Server Error')],
  // Sharing
  ...[
    'og:image',
    'og:title',
    'og:description',
    'og:type',
    'og:url',
    'og:image:alt',
    'twitter:card',
  ].map((name): [string, string, Change] => [`no ${name}`, 'sharing', about(meta(name), '')]),
  ['an empty og:title', 'sharing', about(/(og:title" content=")[^"]*/, '$1')],
  ['two og:title', 'sharing', inHead('<meta property="og:title" content="Another"/>')],
  [
    'og:url of another page',
    'sharing',
    about(`"og:url" content="${own}"`, `"og:url" content="${site}/services/"`),
  ],
  [
    'a relative share picture',
    'sharing',
    about(`"og:image" content="${site}`, '"og:image" content="'),
  ],
  [
    'a share picture of another host',
    'sharing',
    about(`"og:image" content="${site}`, '"og:image" content="https://cdn.example'),
  ],
  [
    'a share picture of 0 bytes',
    'sharing',
    named('public/og', /^about/, (file) => write(file, '')),
  ],
  ['a share picture that is missing', 'sharing', named('public/og', /^about/, remove)],
  [
    'a share picture that is text',
    'sharing',
    named('public/og', /^about/, (file) => write(file, 'No picture')),
  ],
  [
    'a share picture of another size',
    'sharing',
    named('public/og', /^about/, (file) => async (copy) => {
      copy.write(file, await sharp(path.join(copy.folder, file)).resize(600, 315).png().toBuffer());
    }),
    'content/site.json:14 shareCard.picture',
  ],
  ['a card that does not exist', 'sharing', about('summary_large_image', 'big')],
  // Structured data
  [
    'no structured data',
    'structured-data',
    about(/<script type="application\/ld\+json">.*?<\/script>/, ''),
  ],
  ['structured data that is no JSON', 'structured-data', jsonLd('{"@context"', '{@context"')],
  [
    'structured data of another host',
    'structured-data',
    jsonLd(`"url":"${own}"`, '"url":"https://elsewhere.example/about/"'),
  ],
  [
    'structured data of localhost',
    'structured-data',
    jsonLd(`"url":"${own}"`, '"url":"http://localhost:8000/about/"'),
  ],
  [
    'structured data of another page',
    'structured-data',
    jsonLd(`"url":"${own}"`, `"url":"${site}/services/"`),
  ],
  [
    'structured data that names a lost file',
    'structured-data',
    jsonLd(`"url":"${own}"`, `"url":"${site}/y.png"`),
  ],
  [
    'an impossible day',
    'structured-data',
    jsonLd('"@type":"AboutPage",', '"@type":"AboutPage","dateModified":"2026-02-30",'),
  ],
  [
    'a day in words',
    'structured-data',
    jsonLd('"@type":"AboutPage",', '"@type":"AboutPage","datePublished":"last spring",'),
  ],
  [
    'an author as text',
    'structured-data',
    jsonLd('"@type":"AboutPage",', '"@type":"AboutPage","author":"Ida Loom",'),
  ],
  ['a reference to nothing', 'structured-data', jsonLd('#website"}', '#webseite"}')],
  ['an unknown type', 'structured-data', jsonLd('"@type":"AboutPage"', '"@type":"Aboutpage"')],
  [
    'a misspelt @type',
    'structured-data',
    jsonLd('"@type":"BreadcrumbList"', '"@typ":"BreadcrumbList"'),
  ],
  ['an unknown field', 'structured-data', jsonLd('"itemListElement"', '"items"')],
  [
    'a required field that is missing',
    'structured-data',
    jsonLd(/"itemListElement":\[.*?\](?=\})/, '"name":"Path"'),
  ],
  // Indexing
  [
    'X-Robots-Tag for all pages',
    'indexing',
    headers('X-Content-Type-Options', 'X-Robots-Tag: noindex\n  X-Content-Type-Options'),
    'public/_headers',
  ],
  [
    'X-Robots-Tag for one page',
    'indexing',
    headers('\n/static/*', '\n/about/\n  X-Robots-Tag: none\n\n/static/*'),
  ],
  ['robots.txt forbids /static/', 'indexing', robots('Disallow: /static/\n'), 'public/robots.txt'],
  ['robots.txt forbids a page', 'indexing', robots('Disallow: /about\n')],
  ['robots.txt forbids the site', 'indexing', robots('Disallow: /\n')],
  [
    'robots.txt forbids Google all',
    'indexing',
    robots('Allow: /\n\nUser-agent: Googlebot\nDisallow: /*\n'),
  ],
  ['nofollow', 'indexing', about(meta('robots'), '<meta name="robots" content="nofollow"/>')],
  [
    'a hidden home page',
    'indexing',
    home(meta('robots'), '<meta name="robots" content="noindex"/>'),
  ],
  [
    'a page of errors that may be kept',
    'not-found',
    all(
      ...['404.html', '404/index.html'].map((file) => edit(`public/${file}`, '"noindex"', '"all"')),
    ),
  ],
  ['no canonical address', 'canonical', about(canonical, '')],
  [
    'a canonical address of another page',
    'canonical',
    about(canonical, canonical.replace('about', 'services')),
  ],
  [
    'canonical addresses of another host',
    'canonical',
    everywhere(/(rel="canonical" href=")https:\/\/throughline/, '$1https://underline'),
    'content/site.json:5 address',
  ],
  [
    'a canonical address by http',
    'canonical',
    about('canonical" href="https', 'canonical" href="http'),
  ],
  [
    'a relative canonical address',
    'canonical',
    about(`canonical" href="${site}`, 'canonical" href="'),
  ],
  ['two canonical addresses', 'canonical', about(canonical, canonical + canonical)],
  // The sitemap
  ['a sitemap that is not well-formed', 'sitemap', sitemap('</url>', ''), 'public/sitemap-0.xml'],
  ['a sitemap with a bare &', 'sitemap', sitemap(own, `${own}?a&b`)],
  [
    'an index of sitemaps that is cut off',
    'sitemap',
    edit('public/sitemap-index.xml', '</sitemapindex>', ''),
  ],
  ['an address twice', 'sitemap', sitemap(entry, entry + entry)],
  [
    'a day that is none',
    'sitemap',
    sitemap('</loc></url>', '</loc><lastmod>2026-13-01</lastmod></url>'),
  ],
  [
    'a day in another notation',
    'sitemap',
    sitemap('</loc></url>', '</loc><lastmod>1 May 2026</lastmod></url>'),
  ],
  [
    'a day in the future',
    'sitemap',
    sitemap('</loc></url>', '</loc><lastmod>2099-01-01</lastmod></url>'),
  ],
  [
    'an address without a page',
    'sitemap',
    sitemap('<url>', `<url><loc>${site}/gone/</loc></url><url>`),
  ],
  [
    'an address without its slash',
    'sitemap',
    sitemap('<url>', `<url><loc>${site}/about</loc></url><url>`),
  ],
  [
    'a page that asks to be left out',
    'sitemap',
    sitemap('<url>', `<url><loc>${site}/newsletter-confirmation/</loc></url><url>`),
  ],
  ['a page that is left out', 'sitemap', sitemap(entry, ''), `${page}:1`],
  ['no sitemap', 'sitemap', remove('public/sitemap-0.xml')],
  [
    'a robots.txt without the sitemap',
    'sitemap',
    write('public/robots.txt', 'User-agent: *\nAllow: /\n'),
  ],
  ['no robots.txt', 'sitemap', remove('public/robots.txt')],
  // Links
  ...[
    'http://localhost:8000/about/',
    'http://192.168.1.4/',
    'http://throughline.example/about/',
    'https://www.throughline.example/about/',
    'javascript:void(0)',
    'mailto:hello(at)throughline.example',
    'mailto:',
    'tel:',
    '#',
    '',
    'https:///about/',
    'htps://other.example/',
    '/work/',
    '/#roof',
    '/contact',
    'work/',
    'file:///C:/site/index.html',
  ].map((href): [string, string, Change] => [`a link to “${href}”`, 'link', link(href)]),
  [
    'a dead link in the footer of all pages',
    'link',
    everywhere('href="/services/"', 'href="/offers/"'),
  ],
  ['a page to which nothing links', 'orphan', everywhere(/href="\/accessibility\/"/g, 'href="/"')],
  // Files
  [
    'a font that is renamed',
    'file',
    named('public/static', /\.woff2$/, (file) =>
      all((copy) => {
        copy.write(
          'public/static/text-0123456789.woff2',
          readFileSync(path.join(copy.folder, file)),
        );
      }, remove(file)),
    ),
  ],
  ['a font of 0 bytes', 'file', named('public/static', /\.woff2$/, (file) => write(file, ''))],
  ['the deferred script is deleted', 'file', named('public/static', /^page-\w+\.js$/, remove)],
  [
    'a script of React of 0 bytes',
    'file',
    named('public/static', /^app-\w+\.js$/, (file) => write(file, '')),
  ],
  ['the script that sends is renamed', 'file', named('public/static', /^\d+-\w+\.js$/, remove)],
  ['the style for paper is deleted', 'file', remove('public/print.css')],
  ['the icon is deleted', 'file', remove('public/favicon.ico')],
  ['a picture that is missing', 'file', image('src="/x.png" width="9" height="9"')],
  [
    'a picture in a srcset that is missing',
    'file',
    image('src="/icon-192.png" srcset="/z.jpg 2x" width="9" height="9"'),
  ],
  ['a picture by http', 'file', image('src="http://cdn.example/a.png" width="9" height="9"')],
  ['a picture of 0 bytes', 'file', fileOf('main img', 'src', (file) => write(file, ''))],
  [
    'a damaged picture',
    'picture',
    fileOf('main img', 'src', (file) => write(file, 'This is no picture.')),
  ],
  [
    'a picture of another type',
    'picture',
    fileOf('main source[type="image/avif"]', 'srcset', (file) => async (copy) => {
      copy.write(
        file,
        await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
          .png()
          .toBuffer(),
      );
    }),
  ],
  ['a stretched picture', 'picture', image('src="/icon-192.png" width="400" height="100"')],
  ['a picture without its size', 'picture-size', image('src="/icon-192.png"')],
  ['an alt text that is a file', 'alt', about(/(<img [^>]*alt=")Red[^"]*/, '$1tangle.jpg')],
  ['an alt text that is missing', 'html', about(/alt="Red[^"]*"/, '')],
  ['a long alt text', 'alt', about(/(<img [^>]*alt=")Red[^"]*/, `$1${'a'.repeat(151)}`)],
  [
    'a caption twice',
    'alt',
    inMain(
      '<figure><img src="/icon-192.png" width="9" height="9" alt="A plan"/><figcaption>A plan</figcaption></figure>',
    ),
  ],
  ['a manifest that is no JSON', 'manifest', edit('public/manifest.webmanifest', '{', '')],
  ['a manifest without a name', 'manifest', edit('public/manifest.webmanifest', '"name"', '"nam"')],
  [
    'a manifest with a lost icon',
    'manifest',
    edit('public/manifest.webmanifest', 'icon-512', 'icon-513'),
  ],
  // The host
  [
    '_redirects that hides a page',
    'redirects',
    redirects('/about/ /services/ 301\n'),
    'public/_redirects',
  ],
  [
    '_redirects that hides pages by a pattern',
    'redirects',
    redirects('/about/* https://elsewhere.example/:splat 301\n'),
  ],
  ['_redirects that loops', 'redirects', redirects('/a/ /b/ 301\n/b/ /a/ 301\n')],
  ['_redirects to itself', 'redirects', redirects('/a/ /a/ 301\n')],
  ['_redirects in two steps', 'redirects', redirects('/a/ /b/ 301\n/b/ /about/ 301\n')],
  ['_redirects to nothing', 'redirects', redirects('/a/ /gone/ 301\n')],
  ['_redirects with half a line', 'redirects', redirects('/a/\n')],
  ['_redirects that is missing', 'redirects', remove('public/_redirects')],
  ['a catch-all 301', 'not-found', redirects('/* / 301\n'), 'public/_redirects'],
  ['a catch-all of an app', 'not-found', redirects('/* /index.html 200\n')],
  ['_headers that is missing', 'redirects', remove('public/_headers')],
  [
    '_headers of another build',
    'policy',
    policy(/'sha256-[^']+'/g, "'sha256-4Su6mBWzEIFnH4pAGMOuaeBrstwJN4Z3pq/s1Kn4/KQ='"),
    'public/_headers',
  ],
  ['_headers of a build with one script less', 'policy', policy(/ 'sha256-[^']+'/, '')],
  [
    'a script that is changed after the build',
    'policy',
    everywhere('<script>(()=>{', '<script>(()=>{console;'),
  ],
  ['a policy that forbids the styles', 'policy', policy(" 'unsafe-inline'", '')],
  ['a policy that forbids the letters', 'policy', policy("font-src 'self';", '')],
  ['a policy that forbids sending', 'policy', policy(/;connect-src [^;]+/, ";connect-src 'self'")],
  [
    'a policy that allows every script',
    'policy',
    policy(/script-src [^;]+/, "script-src 'self' 'unsafe-inline'"),
  ],
  [
    'a policy in the page',
    'policy',
    inHead(`<meta http-equiv="Content-Security-Policy" content="script-src 'none'"/>`),
  ],
  ['no policy', 'policy', headers(/ {2}Content-Security-Policy: .*\n/, '')],
  [
    'a policy with a script of no page',
    'policy',
    policy(
      "script-src 'self'",
      "script-src 'self' 'sha256-4Su6mBWzEIFnH4pAGMOuaeBrstwJN4Z3pq/s1Kn4/KQ='",
    ),
  ],
  ['no nosniff', 'headers', headers(/ {2}X-Content-Type-Options.*\n/, '')],
  [
    'transport security of no day',
    'headers',
    headers('max-age=31536000; includeSubDomains', 'max-age=0'),
  ],
  [
    'pages that are kept for a year',
    'headers',
    headers('  X-Content', '  Cache-Control: public, max-age=31536000, immutable\n  X-Content'),
  ],
  ['no 404.html', 'not-found', all(remove('public/404.html'), remove('public/404/index.html'))],
  [
    'an empty 404.html',
    'not-found',
    edit('public/404.html', /<main.*<\/main>/s, '<main id="main"></main>'),
  ],
  [
    'security.txt that has expired',
    'security-txt',
    edit(security, /Expires: \d+/, 'Expires: 2020'),
  ],
  ['security.txt without a contact', 'security-txt', edit(security, /Contact:.*\n/, '')],
  ['security.txt that is missing', 'security-txt', remove(security)],
  ['a source that is published', 'published', write('public/notes.mdx', 'Words')],
  ['a key that is published', 'published', write('public/keys.txt', '-----BEGIN PRIVATE KEY-----')],
  // Words
  ['a variable', 'text', inMain('<p>We reply within {replyTime}.</p>')],
  ['a value that is missing', 'text', inMain('<p>We reply within undefined hours.</p>')],
  ['an object as a text', 'text', inMain('<p>By [object Object]</p>')],
  ['the text of a template', 'text', inMain('<p>Lorem ipsum dolor sit amet</p>')],
  [
    'a merge conflict',
    'text',
    inMain(
      '<p>&lt;&lt;&lt;&lt;&lt;&lt;&lt; HEAD One ======= Two &gt;&gt;&gt;&gt;&gt;&gt;&gt; draft</p>',
    ),
  ],
  ['lost letters', 'text', inMain('<p>Our caf\uFFFD</p>')],
  ['letters in a wrong encoding', 'text', inMain('<p>We donâ€™t.</p>')],
  [
    'a variable in the title',
    'text',
    about(/<title>.*?<\/title>/, '<title>Our Story and the Values of {brand}</title>'),
  ],
];

/** Faults of a site with articles. */
const address = 'https://www.northbound.example';
const article = 'public/insights/note-3/index.html';
const french = `hrefLang="fr" href="${address}/insights/une-note/"`;
const translation = 'public/insights/une-note/index.html';
const back = `<link rel="alternate" hrefLang="en-GB" href="${address}/insights/note-3/"/>`;
const feed = (from: string | RegExp, to: string) => edit('public/insights/feed.xml', from, to);
const everything = 'public/insights/a-note-with-everything/index.html';

const articleFaults: readonly [name: string, rule: string, change: Change, place?: string][] = [
  [
    'two translations of a language',
    'hreflang',
    edit(article, '</head>', `<link rel="alternate" ${french}/></head>`),
  ],
  ['a translation without a way back', 'hreflang', edit(translation, back, '')],
  [
    'a translation that does not exist',
    'hreflang',
    edit(article, french, french.replace('une', 'aucune')),
  ],
  [
    'a relative translation',
    'hreflang',
    edit(article, french, 'hrefLang="fr" href="/insights/une-note/"'),
  ],
  ['a feed that is not well-formed', 'feed', feed('</entry>', ''), 'public/insights/feed.xml'],
  [
    'a feed of localhost',
    'feed',
    feed(/https:\/\/www\.northbound\.example/g, 'http://localhost:8000'),
  ],
  [
    'a feed of another host',
    'feed',
    feed(/<id>https:\/\/www\.northbound/g, '<id>https://www.southbound'),
  ],
  [
    'a feed with a lost article',
    'feed',
    feed(
      'link href="https://www.northbound.example/insights/note-12/"',
      'link href="https://www.northbound.example/insights/note-99/"',
    ),
  ],
  ['a feed with a day that is none', 'feed', feed(/<published>[^<]+/, '<published>yesterday')],
  ['a feed that is no feed', 'feed', write('public/insights/feed.xml', '<html></html>')],
  ['a feed that is missing', 'feed', remove('public/insights/feed.xml')],
  [
    'an article with an impossible day',
    'structured-data',
    edit(everything, '"datePublished":"2024-02-01', '"datePublished":"2024-02-31'),
  ],
  ['an article without a headline', 'structured-data', edit(everything, /"headline":"[^"]+",/, '')],
  [
    'an article with an author as text',
    'structured-data',
    edit(everything, /"author":\{[^}]+\}/, '"author":"Ida Loom"'),
    'content/authors/ida-loom.json:2 name',
  ],
  [
    'a redirect of content/ that is lost',
    'redirects',
    write('public/_redirects', ''),
    'content/redirects.json',
  ],
];

describe.each([
  ['specified', faults],
  ['edited', articleFaults],
] as const)('in a copy of the %s site', (name, table) => {
  const copy = copyOf(name);
  const read = pageReader();
  afterEach(() => {
    copy.restore();
  });

  const findingsAfter = async (change: Change) => {
    await change(copy);
    return review(await readBuiltSite(copy.folder, read), siteRules);
  };

  test.each(table)(
    '%s is a finding of %s, and nothing else is',
    // A default, because Jest would take a fourth parameter without one for its callback.
    async (_name, rule, change, place = '') => {
      const findings = await findingsAfter(change);
      expect(findings.map((one) => `${one.rule}: ${one.message}`)).toEqual([
        expect.stringContaining(`${rule}: `),
      ]);
      if (place === '') return;
      const [source] = findings.flatMap(({ places }) => places.flatMap((one) => one.source ?? []));
      expect(source && placeName(source)).toBe(place);
    },
  );
});

test('what is right is no finding', async () => {
  const copy = copyOf('specified');
  const changes = all(
    robots('Allow: /\nDisallow: /drafts/\n\nUser-agent: GPTBot\nDisallow: /\n'),
    everywhere('<!DOCTYPE html>', '<!doctype html>'),
    write('public/google1234.html', 'google-site-verification: google1234.html'),
    redirects('/old/* /about/ 301\n/shop/:name https://shop.example/:name 302\n/* /404.html 404\n'),
    inMain(
      '<p><code>{name}</code> <a href="/about/#main">Top</a> <a href="mailto:a@b.example?subject=Hi">Mail</a></p>',
    ),
  );
  await changes(copy);
  expect(await review(await readBuiltSite(copy.folder), siteRules)).toEqual([]);
});
