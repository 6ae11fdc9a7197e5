import { accepts, inAbout, reports } from '../testing/faults';
import { edit, type Draft } from '../testing/right-site';
import { addresses } from './addresses';
import { headings } from './headings';
import { keyphrase } from './keyphrase';
import { linkTexts } from './link-texts';
import { notFound } from './not-found';
import { reachable } from './reachable';

const h1 = '<h1>Our story and our workshop';
const added = (markup: string) => inAbout('</main>', `${markup}</main>`);
const to = (href: string) => added(`<a href="${href}">Words</a>`);

reports(headings, '/about/', [
  ['has no main heading', inAbout(h1, '<h2>Our story and our workshop')],
  ['/services/ has the same', inAbout(h1, '<h1>Bridge design and building')],
]);

reports(addresses, '/about/', [
  ['“/prices/” (<a href>) leads to nothing', to('/prices/')],
  ['“/services” (<a href>) leads to nothing', to('/services')],
  ['leads to nothing', to('https://acme.example/services')],
  ['names a part that /about/ does not have', to('/about/#attic')],
  ['names a part that /about/ does not have', to('#attic')],
  ['“/100%” (<a href>) leads to nothing', to('/100%')],
  ['“/old/” (<a href>) is redirected', to('/old/')],
  ['The link “Words” leads to “#”', to('#')],
  ['leads to “javascript:go()”', to('javascript:go()')],
  ['“/none.png” (<img src>) leads to nothing', added('<img src="/none.png">')],
  ['“/b.png” (<img srcset>) leads to nothing', added('<img srcset="/a.png 1x, /b.png 2x">')],
  ['(og:image) leads to nothing', inAbout('/share/abababab.png', '/share/none.png')],
  [
    'itemListElement.1.item) leads to nothing',
    inAbout('"item":"https://acme.example/about/"', '"item":"https://acme.example/us/"'),
  ],
  [
    'content/pages/about.mdx:7',
    (draft) => {
      to('/plan/')(draft);
      edit(draft.content, 'pages/about.mdx', '(/services/)', '(/plan/)');
    },
  ],
]);
reports(addresses, null, [
  [
    'names the icon /icon-96.png',
    ({ texts }) => edit(texts, 'manifest.webmanifest', 'icon-192', 'icon-96'),
  ],
]);
accepts(addresses, '/about/', 'an escaped name of a file', (draft) => {
  to('/our%20story.txt')(draft);
  draft.texts.set('our story.txt', 'One saw.');
});
accepts(addresses, '/about/', 'other sites', to('https://other.example/x'));
accepts(addresses, '/about/', 'mail addresses', to('mailto:a@b.example'));

const link = '<a href="/services/">Services</a>';
const without = ({ html }: Draft, ...files: string[]) =>
  files.forEach((file) => edit(html, file, link, ''));
const orphaned = (draft: Draft) =>
  without(draft, 'index.html', 'about/index.html', '404/index.html');

reports(reachable, '/services/', [
  ['No other page links here', orphaned],
  ['No path of links leads here from the home page', orphaned],
  [
    'It takes 3 clicks',
    (draft) => {
      without(draft, 'index.html', 'about/index.html');
      inAbout('<nav>', '<nav><a href="/between/">Between</a>')(draft);
      draft.html.set('between/index.html', `<main>${link}</main>`);
      draft.content.set('pages/between.mdx', '---\ntitle: Between\ndescription: Between.\n---\n');
    },
  ],
]);

reports(linkTexts, '/about/', [
  ['The link to “/services/” has no words', added('<a href="/services/"><svg></svg></a>')],
  ['has no words', added('<a href="/services/"><span aria-hidden="true">→</span></a>')],
  ['says only “Learn more”', added('<a href="/services/">Learn more</a>')],
  [
    '“services” leads to “/#how-long” here and to “/services/” elsewhere',
    added('<a href="/#how-long">services</a>'),
  ],
]);
for (const [attributes, words] of [
  [' aria-label="What we build"', '<svg></svg>'],
  ['', '<img src="/icon-192.png" alt="What we build">'],
  ['', 'Services'],
]) {
  const markup = `<a href="/services/"${attributes}>${words}</a>`;
  accepts(linkTexts, '/about/', `a link with a name: ${markup}`, added(markup));
}

reports(notFound, null, [
  ['There is no 404.html', ({ html }) => html.delete('404.html')],
  [
    'There is no 404.html that search engines ignore',
    ({ content }) => edit(content, 'pages/404.mdx', 'hidden: true', 'hidden: false'),
  ],
]);

reports(keyphrase, '/about/', [
  [
    '“our story and our workshop” is missing in: main heading. content/pages/about.mdx:4',
    inAbout(h1, '<h1>Where we began'),
  ],
  [
    'has no focusKeyphrase',
    ({ content }) => edit(content, 'pages/about.mdx', 'focusKeyphrase', 'x'),
  ],
]);
