import { graphValues } from '../json-ld/graph';
import { targetOf } from '../model/addresses';
import { metaOf, type SeoPage } from '../model/page';
import { hasFile, pageAt, type SeoSite } from '../model/site';
import { when, type Check, type Fault } from './check';
import { code, textOf } from './places';

/** Lists every address of a page that must exist, with the element or property that holds it. */
const addressesOf = (page: SeoPage) => [
  ...page.references.map(({ element, attribute, url }) => ({
    url,
    from: `<${element} ${attribute}>`,
  })),
  ...['og:image', 'og:url', 'twitter:image'].map((name) => ({
    url: metaOf(page, name),
    from: name,
  })),
  ...graphValues(page).flatMap(({ path, key, value }) =>
    typeof value === 'string' && ['url', 'contentUrl', 'item', 'logo', 'image'].includes(key)
      ? [{ url: value, from: path }]
      : [],
  ),
];

const faultsOfTargets = (page: SeoPage, site: SeoSite): Fault[] =>
  addressesOf(page).flatMap(({ url, from }) => {
    const target = targetOf(url, page.path, site.content.site.address);
    if (url === '' || target.kind !== 'internal') return [];
    const place = textOf(page, site, url);
    const there = pageAt(site, target.path);
    const redirect = site.content.redirects.find((one) => one.from === target.path);
    if (redirect) {
      return [
        {
          what: `“${url}” (${from}) is redirected.`,
          fix: `Write ${redirect.to}.`,
          place,
        },
      ];
    }
    if (!hasFile(site, target.path)) {
      const fix = hasFile(site, `${target.path}/`)
        ? `Write ${target.path}/, with the slash; hosts redirect the other form.`
        : 'Correct the address, or add the page.';
      return [{ what: `“${url}” (${from}) leads to nothing.`, fix, place }];
    }
    return when(there !== undefined && target.id !== '' && !there.ids.has(target.id), () => ({
      what: `“${url}” (${from}) names a part that ${target.path} does not have.`,
      fix: 'Correct the part after #.',
      place,
    }));
  });

const faultsOfAnchors = (page: SeoPage, site: SeoSite): Fault[] =>
  page.anchors.flatMap(({ href, text }) =>
    when(href === '' || href === '#' || /^javascript:/i.test(href), () => ({
      what: `The link “${text}” leads to “${href}”.`,
      fix: 'Write an address, or use a button.',
      place: textOf(page, site, text),
    })),
  );

export const addresses: Check = {
  id: 'addresses',
  level: 'must',
  name: 'Every address exists',
  why: 'A dead link ends a visit, and a redirect slows it down.',
  page: (page, site) => [...faultsOfTargets(page, site), ...faultsOfAnchors(page, site)],
  site: (site) =>
    (site.manifest?.icons ?? [])
      .filter(({ src }) => !hasFile(site, src))
      .map(({ src }) => ({
        what: `The manifest names the icon ${src}, which does not exist.`,
        fix: 'Add the file, or correct the name.',
        place: code.manifest,
      })),
};
