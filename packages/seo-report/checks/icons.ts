import type { Manifest } from '../model/manifest';
import { metasOf, type SeoPage } from '../model/page';
import { hasFile, type SeoSite } from '../model/site';
import { faults, type Check } from './check';
import { code } from './places';

/** The icon files and their widths; a drawing has any. */
const files = [
  { path: '/favicon.ico', side: 32 },
  { path: '/icon.svg', side: null },
  { path: '/apple-touch-icon.png', side: 180 },
];

/** The icons of the manifest that phones need: their sizes and purposes. */
const manifestIcons = ['192x192 any', '512x512 any', '512x512 maskable'];

const faultsOfManifest = ({ icons, name, start_url: start }: Manifest, site: SeoSite) => {
  const offered = icons.flatMap(({ sizes, purpose }) =>
    purpose.split(' ').map((one) => `${sizes} ${one}`),
  );
  return [
    ...faults(code.manifest, [
      name !== site.content.site.brand || start !== '/',
      `The name of the manifest is “${name}”, its start_url “${start}”.`,
      'Use the brand as the name and “/” as the start_url.',
    ]),
    ...manifestIcons.flatMap((icon) =>
      faults(code.manifest, [
        !offered.includes(icon),
        `The manifest has no icon ${icon}.`,
        'Add it.',
      ]),
    ),
    ...icons.flatMap(({ src, sizes }) => {
      const { format, width = 0, height = 0 } = site.images.get(src) ?? {};
      const real = `${width}x${height}`;
      return faults(code.manifest, [
        format === 'png' && real !== sizes,
        `The manifest says that ${src} is ${sizes}; it is ${real}.`,
        'Write the real size.',
      ]);
    }),
  ];
};

const themeColor = (page: SeoPage, scheme: string) =>
  metasOf(page, 'theme-color').find(({ media }) => media === `(prefers-color-scheme: ${scheme})`)
    ?.content ?? '';

export const icons: Check = {
  id: 'icons',
  level: 'must',
  name: 'Icons for tabs, phones and search results',
  why: 'The icon appears next to the title in search results, in tabs and on home screens.',
  page: (page, site) => {
    const [light, dark] = [themeColor(page, 'light'), themeColor(page, 'dark')];
    const inHead = page.links.filter((link) => link.inHead);
    const wanted = [
      'icon /favicon.ico',
      'icon /icon.svg',
      'apple-touch-icon /apple-touch-icon.png',
      `manifest ${site.manifest?.path ?? '…'}`,
    ];
    return [
      ...wanted.flatMap((link) =>
        faults(code.head, [
          !inHead.some(({ rel, href }) => `${rel} ${href}` === link),
          `The head has no link to its ${link}.`,
          'Add the link.',
        ]),
      ),
      ...faults(code.head, [
        metasOf(page, 'theme-color').length !== 2 ||
          ![light, dark].every((color) => /^#[0-9a-f]{6}$/.test(color)) ||
          light === dark,
        `theme-color is “${light}” for light and “${dark}” for dark.`,
        'Write one colour for each scheme.',
      ]),
    ];
  },
  site: (site) => [
    ...files.flatMap(({ path, side }) => {
      const { sides = [] } = site.images.get(path) ?? {};
      const isThere = hasFile(site, path);
      return faults(
        code.icons,
        [!isThere, `${path} is missing.`, 'Draw it from static/icon.svg.'],
        [
          isThere && side !== null && !sides.includes(side),
          `${path} is ${sides.join(' and ')} pixels wide.`,
          `Make it ${side ?? 0}.`,
        ],
      );
    }),
    ...(site.manifest
      ? faultsOfManifest(site.manifest, site)
      : faults(code.manifest, [true, 'There is no web app manifest.', 'Let the build write one.'])),
  ],
};
