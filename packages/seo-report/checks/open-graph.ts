import {
  canonicalOf,
  descriptionOf,
  isIndexable,
  metaOf,
  metasOf,
  titleOf,
  type SeoPage,
} from '../model/page';
import type { SeoSite } from '../model/site';
import { cardPixels } from '../text/limits';
import { faults, type Check } from './check';
import { code } from './places';
import { shareImageOf } from './share-image';

/** Lists the value of each property; null: any text. */
const expected = (page: SeoPage, { content: { site } }: SeoSite) => ({
  'og:title': titleOf(page),
  'og:description': descriptionOf(page),
  'og:type': page.content.isArticle ? 'article' : 'website',
  'og:site_name': site.brand,
  'og:locale': site.language.replace('-', '_'),
  ...(isIndexable(page) ? { 'og:url': canonicalOf(page) } : {}),
  'og:image': null,
  'og:image:width': String(cardPixels.width),
  'og:image:height': String(cardPixels.height),
  'og:image:alt': null,
  'og:image:type': null,
});

const faultsOfValues = (page: SeoPage, site: SeoSite) =>
  Object.entries(expected(page, site)).flatMap(([name, value]) => {
    const found = metasOf(page, name);
    const text = metaOf(page, name);
    return faults(
      code.head,
      [
        found.length !== 1 || found.some(({ inHead }) => !inHead),
        `${name} is ${found.length} times in the head.`,
        'Write it once.',
      ],
      [
        found.length === 1 && (value === null ? text === '' : text !== value),
        `${name} is “${text}”.`,
        value === null ? 'Fill it in.' : `Make it “${value}”.`,
      ],
    );
  });

const faultsOfImage = (page: SeoPage, site: SeoSite) => {
  const { url, file } = shareImageOf(page, site);
  if (!file) {
    return faults(code.head, [
      url !== '', // faultsOfValues reports an empty one.
      `og:image is “${url}”, which does not exist.`,
      `Use a picture of public/, with its address under ${site.content.site.address}/.`,
    ]);
  }
  const { width, height } = cardPixels;
  const type = metaOf(page, 'og:image:type');
  return [
    ...faults(code.shareCards, [
      file.width !== width || file.height !== height,
      `The share picture is ${file.width} by ${file.height} pixels.`,
      `Make it ${width} by ${height}; every network shows that size uncut.`,
    ]),
    ...faults(code.head, [
      type !== `image/${file.format}`,
      `og:image:type is “${type}”; the file is ${file.format}.`,
      `Write image/${file.format}.`,
    ]),
  ];
};

export const openGraph: Check = {
  id: 'open-graph',
  level: 'must',
  name: 'Share previews match the page',
  why: 'Networks build previews from these tags and keep them for weeks.',
  page: (page, site) => [
    ...faultsOfValues(page, site),
    ...faults(code.head, [
      !isIndexable(page) && metasOf(page, 'og:url').length > 0,
      'A hidden page has og:url.',
      'Remove og:url.',
    ]),
    ...faultsOfImage(page, site),
  ],
};
