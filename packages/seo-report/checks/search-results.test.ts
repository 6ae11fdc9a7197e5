import { inAbout, inLost, reports } from '../testing/faults';
import { pageFields } from '../testing/right-content';
import { edit } from '../testing/right-site';
import { canonical } from './canonical';
import { description } from './description';
import { document } from './document';
import { indexability } from './indexability';
import { ownHead } from './own-head';
import { title } from './title';

const meta = '<meta name="description" content="';

reports(ownHead, '/about/', [
  ['<title> is there 2 times', inAbout('<title>', '<title>Twice</title><title>')],
  ['is there 2 times, 1 in the head', inAbout('<main>', '<main><title>Twice</title>')],
  ['description is there 2 times', inAbout('</head>', `${meta}"></head>`)],
  ['canonical is there 0 times', inAbout('rel="canonical"', 'rel="next"')],
  ['The title is “Their Story', inAbout('<title>Our Story', '<title>Their Story')],
  ['content/pages/about.mdx:2', inAbout('<title>Our Story', '<title>Their Story')],
  ['The description is “Their', inAbout(`${meta}Our`, `${meta}Their`)],
  ['content/pages/about.mdx:3', inAbout(`${meta}Our`, `${meta}Their`)],
]);
reports(ownHead, '/404/', [
  [
    'canonical is there 1 times, 1 in the head; expected: 0',
    inLost('</head>', '<link rel="canonical" href="https://acme.example/404/"></head>'),
  ],
]);

const titled = (text: string) =>
  inAbout('<title>Our Story and Our Workshop | Acme', `<title>${text}`);

reports(title, '/about/', [
  ['is 67 characters long. content/pages/about.mdx:2', titled(`Acme${' and on'.repeat(9)}`)],
  ['is 13 characters long.', titled('Acme: Bridges')],
  ['pixels wide in search results', titled(`Acme ${'W'.repeat(45)}`)],
  ['names Acme 0 times', titled('Our Story and Our Own Little Workshop')],
  ['names Acme 2 times', titled('Acme: Our Story and Workshop | Acme')],
  ['says only “About”', titled('About | Acme')],
  ['/services/ has the same title', titled('Bridge Design and Building | Acme')],
]);

const described = (text: string) =>
  inAbout(`${meta}${pageFields.about.description}`, `${meta}${text}`);

reports(description, '/about/', [
  [
    'is 164 characters long. content/pages/about.mdx:3',
    described(`${'We build. '.repeat(16)}Yes.`),
  ],
  ['is 17 characters long. content', described('We build bridges.')],
  [
    'leaves its second line half empty',
    described('We build bridges, and then we build more bridges, and then we rest for an hour.'),
  ],
  ['does not end as a sentence', described(`${'We build. '.repeat(13)}And then`)],
  ['repeats the title', described(pageFields.about.title)],
  ['/services/ has the same description', described(pageFields.services.description)],
]);

const linked = (href: string) =>
  inAbout('rel="canonical" href="https://acme.example/about/"', `rel="canonical" href="${href}"`);

reports(canonical, '/about/', [
  ['canonical address is “https://acme.example/”', linked('https://acme.example/')],
  ['is not https', linked('http://acme.example/about/')],
  ['content/site.json:3', linked('https://www.acme.example/about/')],
  ['is not https in lower case with a slash', linked('https://acme.example/about')],
  ['is not https in lower case', linked('https://acme.example/About/')],
  ['is not https in lower case', linked('https://acme.example/about/?a=1')],
  ['og:url is', linked('https://acme.example/about/x/')],
]);

reports(indexability, '/about/', [
  ['the content does not hide the page', inAbout('index, follow, max', 'noindex, max')],
  ['does not allow large pictures', inAbout(', max-image-preview:large', '')],
]);
reports(indexability, '/404/', [
  ['its robots meta is “index”', inLost('noindex', 'index')],
  ['the sitemap lists it', ({ texts }) => edit(texts, 'sitemap-0.xml', '/services/', '/404/')],
  [
    'robots cannot read its noindex',
    ({ texts }) => edit(texts, 'robots.txt', 'Allow: /', 'Disallow: /404'),
  ],
  [
    'may appear in search results. content/pages/404.mdx:4',
    ({ content }) => edit(content, 'pages/404.mdx', 'hidden: true', 'hidden: false'),
  ],
]);

const viewport = '<meta name="viewport" content="width=device-width">';

reports(document, '/about/', [
  [
    'The language of the page is “fr”; the site says “en-GB”. content/site.json:4',
    inAbout('lang="en-GB"', 'lang="fr"'),
  ],
  ['There is no <meta charset>', inAbout('<meta charset="utf-8">', '')],
  ['<meta charset> ends at byte 10', inAbout('<head>', `<head><!--${'x'.repeat(1000)}-->`)],
  ['The viewport is', inAbout('initial-scale=1', 'initial-scale=1, maximum-scale=1')],
  ['The viewport is', inAbout('width=device-width', 'width=1024')],
  ['The viewport is', inAbout('</head>', `${viewport}</head>`)],
]);
