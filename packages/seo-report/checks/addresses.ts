import { graphValues } from '../json-ld/graph';
import { targetOf } from '../model/addresses';
import { metaOf, type SeoPage } from '../model/page';
import { hasFile, pageAt } from '../model/site';
import { faults, type Check } from './check';
import { code, textOf } from './places';

/** Properties of structured data that hold an address. */
const properties = ['url', 'contentUrl', 'item', 'logo', 'image'];

/** Lists every address of a page that must exist, with the element or property that holds it. */
const addressesOf = (page: SeoPage) => [
  ...page.references.map(({ element, attribute, url }) => [url, `<${element} ${attribute}>`]),
  ...['og:image', 'og:url', 'twitter:image'].map((name) => [metaOf(page, name), name]),
  ...graphValues(page).flatMap(({ path, key, value }) =>
    typeof value === 'string' && properties.includes(key) ? [[value, path]] : [],
  ),
];

export const addresses: Check = {
  id: 'addresses',
  level: 'must',
  name: 'Every address exists',
  why: 'A dead link ends a visit, and a redirect slows it down.',
  page: (page, site) => [
    ...addressesOf(page).flatMap(([url = '', from = '']) => {
      const target = targetOf(url, page.path, site.content.site.address);
      if (url === '' || target.kind !== 'internal') return [];
      const { path, id } = target;
      const redirect = site.content.redirects.find((one) => one.from === path);
      const lost = hasFile(site, `${path}/`)
        ? `Write ${path}/, with the slash; hosts redirect the other form.`
        : 'Correct the address, or add the page.';
      const ids = pageAt(site, path)?.ids;
      const name = `“${url}” (${from})`;
      return faults(
        textOf(page, site, url),
        [redirect !== undefined, `${name} is redirected.`, `Write ${redirect?.to ?? ''}.`],
        [!redirect && !hasFile(site, path), `${name} leads to nothing.`, lost],
        [
          id !== '' && ids?.has(id) === false,
          `${name} names a part that ${path} does not have.`,
          'Correct the part after #.',
        ],
      );
    }),
    ...page.anchors.flatMap(({ href, text }) =>
      faults(textOf(page, site, text), [
        href === '' || href === '#' || /^javascript:/i.test(href),
        `The link “${text}” leads to “${href}”.`,
        'Write an address, or use a button.',
      ]),
    ),
  ],
  site: (site) =>
    (site.manifest?.icons ?? []).flatMap(({ src }) =>
      faults(code.manifest, [
        !hasFile(site, src),
        `The manifest names the icon ${src}, which does not exist.`,
        'Add the file, or correct the name.',
      ]),
    ),
};
