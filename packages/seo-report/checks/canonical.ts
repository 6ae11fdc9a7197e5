import { canonicalOf, isIndexable, metaOf } from '../model/page';
import { when, type Check } from './check';
import { code, settingOf } from './places';

/** https, lower case, a slash at the end, no query, no fragment. */
const wellFormed = /^https:\/\/[a-z0-9.-]+\/([a-z0-9-]+\/)*$/;

export const canonical: Check = {
  id: 'canonical',
  level: 'must',
  name: 'One public address for each page',
  why: 'Without it, copies of a page compete in search results.',
  page: (page, site) => {
    if (!isIndexable(page)) return null;
    const { address } = site.content.site;
    const found = canonicalOf(page);
    return [
      ...when(found !== address + page.path, () => ({
        what: `The canonical address is “${found}”.`,
        fix: `Make it ${address}${page.path}.`,
        place: found.startsWith(`${address}/`) ? code.head : settingOf(site, 'address'),
      })),
      ...when(!wellFormed.test(found), () => ({
        what: `“${found}” is not https in lower case with a slash at the end.`,
        fix: 'Write the public address as https://www.example.com, and name the page in lower case.',
        place: settingOf(site, 'address'),
      })),
      ...when(metaOf(page, 'og:url') !== found, () => ({
        what: `og:url is “${metaOf(page, 'og:url')}”; the canonical address is “${found}”.`,
        fix: 'Make both from the same address.',
        place: code.head,
      })),
    ];
  },
};
