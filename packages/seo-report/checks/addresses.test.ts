import { faultsOf, inAbout } from '../testing/faults';
import { edit } from '../testing/right-site';
import { addresses } from './addresses';

const link = (href: string) => `<a href="${href}">Words</a></main>`;

test.each([
  ['a page that is not there', link('/prices/'), '“/prices/” (<a href>) leads to nothing'],
  ['the address without its slash', link('/services'), '“/services” (<a href>) leads to nothing'],
  [
    'its own absolute address, without its slash',
    link('https://acme.example/services'),
    'leads to nothing',
  ],
  ['a part that is not there', link('/about/#attic'), 'names a part that /about/ does not have'],
  [
    'a part of this page that is not there',
    link('#attic'),
    'names a part that /about/ does not have',
  ],
  ['a broken escape', link('/100%'), '“/100%” (<a href>) leads to nothing'],
  ['a redirect', link('/old/'), '“/old/” (<a href>) is redirected'],
  ['nowhere', link('#'), 'The link “Words” leads to “#”'],
  ['a script', link('javascript:go()'), 'leads to “javascript:go()”'],
  [
    'a picture that is not there',
    '<img src="/none.png"></main>',
    '“/none.png” (<img src>) leads to nothing',
  ],
  [
    'a width that is not there',
    '<img srcset="/a.png 1x, /b.png 2x"></main>',
    '“/b.png” (<img srcset>) leads to nothing',
  ],
])('a page that leads to %s', (_name, markup, what) => {
  expect(faultsOf(addresses, inAbout('</main>', markup), '/about/').join('\n')).toContain(what);
});

test('an escaped name leads to its file', () => {
  const faults = faultsOf(
    addresses,
    ({ html, texts }) => {
      edit(html, 'about/index.html', '</main>', link('/our%20story.txt'));
      texts.set('our story.txt', 'One saw.');
    },
    '/about/',
  );
  expect(faults).toEqual([]);
});

test('other sites and mail addresses are not checked', () => {
  const markup = `${link('https://other.example/x')}${link('mailto:a@b.example')}`;
  expect(faultsOf(addresses, inAbout('</main>', markup), '/about/')).toEqual([]);
});

test('addresses in the head and in structured data count', () => {
  const share = inAbout('/share/abababab.png', '/share/none.png');
  expect(faultsOf(addresses, share, '/about/').join()).toContain('(og:image) leads to nothing');
  const data = inAbout('"item":"https://acme.example/about/"', '"item":"https://acme.example/us/"');
  expect(faultsOf(addresses, data, '/about/').join()).toContain(
    'itemListElement.1.item) leads to nothing',
  );
});

test('a fault in prose names its line', () => {
  const faults = faultsOf(
    addresses,
    ({ html, content }) => {
      edit(html, 'about/index.html', '</main>', link('/plan/'));
      edit(content, 'pages/about.mdx', '(/services/)', '(/plan/)');
    },
    '/about/',
  );
  expect(faults.join()).toContain('content/pages/about.mdx:7');
});

test('an icon of the manifest that is not there is a fault of the site', () => {
  const faults = faultsOf(addresses, ({ texts }) =>
    edit(texts, 'manifest.webmanifest', 'icon-192', 'icon-96'),
  );
  expect(faults.join()).toContain('names the icon /icon-96.png');
});
