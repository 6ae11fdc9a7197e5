import type { Manifest } from '../model/manifest';
import { metasOf, type SeoPage } from '../model/page';
import { hasFile, type SeoSite } from '../model/site';
import { when, type Check, type Fault } from './check';
import { code } from './places';

const fault = (what: string, fix: string, place = code.icons): Fault => ({ what, fix, place });

/** The icon files and their widths; null for a drawing without pixels. */
const files: readonly { path: string; side: number | null }[] = [
  { path: '/favicon.ico', side: 32 },
  { path: '/icon.svg', side: null },
  { path: '/apple-touch-icon.png', side: 180 },
];

/** The icons of the manifest that phones need. */
const manifestIcons = [
  { side: 192, purpose: 'any' },
  { side: 512, purpose: 'any' },
  { side: 512, purpose: 'maskable' },
];

const faultsOfFiles = (site: SeoSite): Fault[] =>
  files.flatMap(({ path, side }) => {
    const { sides = [] } = site.images.get(path) ?? {};
    if (!hasFile(site, path))
      return [fault(`${path} is missing.`, 'Draw it from static/icon.svg.')];
    return when(side !== null && !sides.includes(side), () =>
      fault(`${path} is ${sides.join(' and ')} pixels wide.`, `Make it ${side ?? 0}.`),
    );
  });

const faultsOfManifest = ({ icons, name, start_url: start }: Manifest, site: SeoSite): Fault[] => [
  ...when(name !== site.content.site.brand || start !== '/', () =>
    fault(
      `The name of the manifest is “${name}”, its start_url “${start}”.`,
      'Use the brand as the name and “/” as the start_url.',
      code.manifest,
    ),
  ),
  ...manifestIcons.flatMap(({ side, purpose }) =>
    when(
      !icons.some(
        (icon) => icon.sizes === `${side}x${side}` && icon.purpose.split(' ').includes(purpose),
      ),
      () =>
        fault(
          `The manifest has no icon of ${side} pixels for “${purpose}”.`,
          'Add it.',
          code.manifest,
        ),
    ),
  ),
  ...icons.flatMap(({ src, sizes }) => {
    const file = site.images.get(src);
    return when(file?.format === 'png' && `${file.width}x${file.height}` !== sizes, () =>
      fault(
        `The manifest says that ${src} is ${sizes}; it is ${file?.width ?? 0}x${file?.height ?? 0}.`,
        'Write the real size.',
      ),
    );
  }),
];

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
    const linked = page.links
      .filter(({ inHead }) => inHead)
      .map(({ rel, href }) => `${rel} ${href}`);
    return [
      ...[
        'icon /favicon.ico',
        'icon /icon.svg',
        'apple-touch-icon /apple-touch-icon.png',
        `manifest ${site.manifest?.path ?? '…'}`,
      ]
        .filter((link) => !linked.includes(link))
        .map((link) => ({
          what: `The head has no link to its ${link}.`,
          fix: 'Add the link.',
          place: code.head,
        })),
      ...when(
        metasOf(page, 'theme-color').length !== 2 ||
          ![light, dark].every((color) => /^#[0-9a-f]{6}$/.test(color)) ||
          light === dark,
        () => ({
          what: `theme-color is “${light}” for light and “${dark}” for dark.`,
          fix: 'Write one colour for each scheme.',
          place: code.head,
        }),
      ),
    ];
  },
  site: (site) => [
    ...faultsOfFiles(site),
    ...(site.manifest
      ? faultsOfManifest(site.manifest, site)
      : [fault('There is no web app manifest.', 'Let the build write one.', code.manifest)]),
  ],
};
