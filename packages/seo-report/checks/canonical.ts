import { canonicalOf, isIndexable, metaOf } from '../model/page';
import { faults, type Check } from './check';
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
    const shared = metaOf(page, 'og:url');
    const setting = settingOf(site, 'address');
    return [
      ...faults(found.startsWith(`${address}/`) ? code.head : setting, [
        found !== address + page.path,
        `The canonical address is “${found}”.`,
        `Make it ${address}${page.path}.`,
      ]),
      ...faults(setting, [
        !wellFormed.test(found),
        `“${found}” is not https in lower case with a slash at the end.`,
        'Write the public address as https://www.example.com, and name the page in lower case.',
      ]),
      ...faults(code.head, [
        shared !== found,
        `og:url is “${shared}”; the canonical address is “${found}”.`,
        'Make both from the same address.',
      ]),
    ];
  },
};
