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
import { when, type Check, type Fault } from './check';
import { code } from './places';
import { shareImageOf } from './share-image';

/** Lists the value of each property; null: any text. */
const expected = (
  page: SeoPage,
  { content: { site } }: SeoSite,
): Record<string, string | null> => ({
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

function faultsOfValues(page: SeoPage, site: SeoSite): Fault[] {
  return Object.entries(expected(page, site)).flatMap(([name, value]) => {
    const found = metasOf(page, name);
    const text = metaOf(page, name);
    return [
      ...when(found.length !== 1 || found.some(({ inHead }) => !inHead), () => ({
        what: `${name} is ${found.length} times in the head.`,
        fix: 'Write it once.',
        place: code.head,
      })),
      ...when(found.length === 1 && (value === null ? text === '' : text !== value), () => ({
        what: `${name} is “${text}”.`,
        fix: value === null ? 'Fill it in.' : `Make it “${value}”.`,
        place: code.head,
      })),
    ];
  });
}

function faultsOfImage(page: SeoPage, site: SeoSite): Fault[] {
  const { url, file } = shareImageOf(page, site);
  if (url === '') return []; // faultsOfValues reports it.
  if (!file) {
    const fix = `Use a picture of public/, with its address under ${site.content.site.address}/.`;
    return [{ what: `og:image is “${url}”, which does not exist.`, fix, place: code.head }];
  }
  const { width, height } = cardPixels;
  return [
    ...when(file.width !== width || file.height !== height, () => ({
      what: `The share picture is ${file.width} by ${file.height} pixels.`,
      fix: `Make it ${width} by ${height}; every network shows that size uncut.`,
      place: code.shareCards,
    })),
    ...when(metaOf(page, 'og:image:type') !== `image/${file.format}`, () => ({
      what: `og:image:type is “${metaOf(page, 'og:image:type')}”; the file is ${file.format}.`,
      fix: `Write image/${file.format}.`,
      place: code.head,
    })),
  ];
}

export const openGraph: Check = {
  id: 'open-graph',
  level: 'must',
  name: 'Share previews match the page',
  why: 'Networks build previews from these tags and keep them for weeks.',
  page: (page, site) => [
    ...faultsOfValues(page, site),
    ...when(!isIndexable(page) && metasOf(page, 'og:url').length > 0, () => ({
      what: 'A hidden page has og:url.',
      fix: 'Remove og:url.',
      place: code.head,
    })),
    ...faultsOfImage(page, site),
  ],
};
