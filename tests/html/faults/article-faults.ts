import { type BuildFault, edit, remove, write } from './changes';

const address = 'https://www.northbound.example';
const article = 'public/insights/note-3/index.html';
const french = `hrefLang="fr" href="${address}/insights/une-note/"`;
const translation = 'public/insights/une-note/index.html';
const back = `<link rel="alternate" hrefLang="en-GB" href="${address}/insights/note-3/"/>`;
const feed = (from: string | RegExp, to: string) => edit('public/insights/feed.xml', from, to);
const everything = 'public/insights/a-note-with-everything/index.html';

/** Faults of a site with articles. */
export const articleFaults: readonly BuildFault[] = [
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
