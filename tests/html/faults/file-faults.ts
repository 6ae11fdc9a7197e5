import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {
  about,
  all,
  type BuildFault,
  type Change,
  edit,
  everywhere,
  fileOf,
  image,
  inMain,
  link,
  named,
  remove,
  write,
} from './changes';

/** Faults of links. */
export const linkFaults: readonly BuildFault[] = [
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
];

/** Faults of files. */
export const fileFaults: readonly BuildFault[] = [
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
];
