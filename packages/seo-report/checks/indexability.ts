import { metaOf, isIndexable, type SeoPage } from '../model/page';
import type { SeoSite } from '../model/site';
import { when, type Check, type Fault } from './check';
import { code, fieldOf } from './places';

/** Pages that must never be in search results, even if their content allows it. */
const alwaysHidden = ['/404.html', '/404/', '/newsletter-confirmation/'];

const inSitemap = (page: SeoPage, { sitemap, content }: SeoSite) =>
  sitemap?.urls.some(({ loc }) => loc === content.site.address + page.path) ?? false;

const faultsOfIndexable = (page: SeoPage, site: SeoSite): Fault[] => {
  const robots = metaOf(page, 'robots');
  return [
    ...when(/\b(noindex|none)\b/.test(robots), () => ({
      what: `The robots meta is “${robots}”, but the content does not hide the page.`,
      fix: 'Remove noindex, or set hidden: true in the page.',
      place: code.head,
    })),
    ...when(!robots.includes('max-image-preview:large'), () => ({
      what: `The robots meta is “${robots}” and does not allow large pictures.`,
      fix: 'Add max-image-preview:large.',
      place: code.head,
    })),
    ...when(alwaysHidden.includes(page.path), () => ({
      what: 'The page may appear in search results.',
      fix: 'Set hidden: true.',
      place: fieldOf(page, site, 'hidden'),
    })),
  ];
};

const faultsOfHidden = (page: SeoPage, site: SeoSite): Fault[] => [
  ...when(!/\bnoindex\b/.test(metaOf(page, 'robots')), () => ({
    what: `The page is hidden, but its robots meta is “${metaOf(page, 'robots')}”.`,
    fix: 'Write noindex into its robots meta.',
    place: code.head,
  })),
  ...when(inSitemap(page, site), () => ({
    what: 'The page is hidden, but the sitemap lists it.',
    fix: 'Leave hidden pages out of the sitemap.',
    place: fieldOf(page, site, 'hidden'),
  })),
  ...when(site.robots !== null && !site.robots.mayFetch(page.path), () => ({
    what: 'robots.txt blocks the page, so robots cannot read its noindex.',
    fix: 'Allow the path.',
    place: fieldOf(page, site, 'hidden'),
  })),
];

export const indexability: Check = {
  id: 'indexability',
  level: 'must',
  name: 'Each page is clearly in search or hidden from it',
  why: 'A stray noindex removes a page from search; a missing one adds the 404 page.',
  page: (page, site) =>
    isIndexable(page) ? faultsOfIndexable(page, site) : faultsOfHidden(page, site),
};
