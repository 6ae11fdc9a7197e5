import { faultsOf, inAbout } from '../testing/faults';
import { edit, type Draft } from '../testing/right-site';
import { hreflang } from './hreflang';

const link = (language: string, href: string) =>
  `<link rel="alternate" hreflang="${language}" href="${href}">`;
const about = link('en', 'https://acme.example/about/');
const services = link('fr', 'https://acme.example/services/');
const found = (...links: string[]) =>
  faultsOf(hreflang, inAbout('</head>', `${links.join('')}</head>`), '/about/').join('\n');

test('pages that link to each other as translations are right', () => {
  const both = ({ html }: Draft) => {
    for (const file of ['about/index.html', 'services/index.html'])
      edit(html, file, '</head>', `${about}${services}</head>`);
  };
  expect(faultsOf(hreflang, both, '/about/')).toEqual([]);
  expect(found(about, link('de-CH', 'https://acme.ch.example/'))).toBe('');
});

test.each([
  ['a page that does not exist', [about, link('fr', 'https://acme.example/fr/')], '/fr/ does not'],
  ['a page by its path', [about, link('fr', '/services/')], '/services/ does not exist'],
  ['a page that does not link back', [about, services], '/services/ does not link back'],
  ['only another page', [services], 'not among its translations'],
  ['an unknown language', [about, link('english', 'https://a.example/')], 'is “english”'],
  ['two pages in one language', [about, link('EN', 'https://a.example/')], 'the same language'],
])('a page must not name %s', (_name, links, what) => {
  expect(found(...links)).toContain(what);
});
