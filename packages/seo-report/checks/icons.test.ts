import { faultsOf, inAbout } from '../testing/faults';
import { edit, image, type Draft } from '../testing/right-site';
import { icons } from './icons';

test.each([
  [
    'no icon',
    'rel="icon" href="/favicon.ico"',
    'rel="x" href="/favicon.ico"',
    'has no link to its icon /favicon.ico',
  ],
  ['no manifest', 'rel="manifest"', 'rel="x"', 'has no link to its manifest /manifest.webmanifest'],
  [
    'one colour for both themes',
    '#000000',
    '#ffffff',
    'theme-color is “#ffffff” for light and “#ffffff” for dark',
  ],
  ['no dark colour', '(prefers-color-scheme: dark)', 'print', 'and “” for dark'],
])('%s is a fault of a page', (_name, from, to, what) => {
  expect(faultsOf(icons, inAbout(from, to), '/about/').join()).toContain(what);
});

test.each<[string, (draft: Draft) => unknown, string]>([
  [
    'no touch icon',
    ({ images }) => images.delete('/apple-touch-icon.png'),
    '/apple-touch-icon.png is missing',
  ],
  [
    'a small touch icon',
    ({ images }) => images.set('/apple-touch-icon.png', image(120, 120, 'png')),
    'is 120 pixels wide',
  ],
  [
    'no manifest',
    ({ texts }) => texts.delete('manifest.webmanifest'),
    'There is no web app manifest',
  ],
  [
    'a manifest that is not JSON',
    ({ texts }) => texts.set('manifest.webmanifest', '{'),
    'There is no web app manifest',
  ],
  [
    'a manifest without a name',
    ({ texts }) => edit(texts, 'manifest.webmanifest', 'Acme', ''),
    'The name of the manifest is “”, its start_url “/”',
  ],
  [
    'no maskable icon',
    ({ texts }) => edit(texts, 'manifest.webmanifest', 'maskable"', 'any"'),
    'no icon 512x512 maskable',
  ],
  [
    'an icon of another size',
    ({ images }) => images.set('/icon-192.png', image(100, 100, 'png')),
    '/icon-192.png is 192x192; it is 100x100',
  ],
])('%s is a fault of the site', (_name, change, what) => {
  expect(faultsOf(icons, (draft) => void change(draft)).join('\n')).toContain(what);
});
