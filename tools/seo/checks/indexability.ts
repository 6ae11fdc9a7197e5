import { metaOf, isIndexable, type SeoPage } from '../model/page';
import { mayFetch } from '../model/robots';
import type { SeoSite } from '../model/site';
import { when, type Check, type Fault } from './check';
import { code, fieldOf } from './places';

/** Pages that no one should meet in search results, whatever their content says. */
const alwaysHidden = ['/404.html', '/404/', '/newsletter-confirmation/'];

const inSitemap = (page: SeoPage, { sitemap, content }: SeoSite) =>
  sitemap?.urls.some(({ loc }) => loc === content.site.address + page.path) ?? false;

const faultsOfIndexable = (page: SeoPage, site: SeoSite): Fault[] => {
  const robots = metaOf(page, 'robots');
  return [
    ...when(/\b(noindex|none)\b/.test(robots), () => ({
      what: `The page says “${robots}” to search engines, and its content does not hide it.`,
      fix: 'Take noindex out, or set hidden: true in the page.',
      place: code.head,
    })),
    ...when(!robots.includes('max-image-preview:large'), () => ({
      what: `The page says “${robots}” and does not allow large pictures.`,
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
    what: `The page is hidden, and says “${metaOf(page, 'robots')}” to search engines.`,
    fix: 'Write noindex into its robots meta.',
    place: code.head,
  })),
  ...when(inSitemap(page, site), () => ({
    what: 'The page is hidden, and stands in the sitemap.',
    fix: 'Leave hidden pages out of the sitemap.',
    place: fieldOf(page, site, 'hidden'),
  })),
  ...when(site.robots !== null && !mayFetch(site.robots, 'googlebot', page.path), () => ({
    what: 'robots.txt keeps robots from reading that the page is hidden.',
    fix: 'Allow the path: noindex works only where it can be read.',
    place: fieldOf(page, site, 'hidden'),
  })),
];

export const indexability: Check = {
  id: 'S5',
  level: 'must',
  name: 'Shown or hidden, and said so clearly',
  why: 'One stray noindex takes a page out of search; a missing one puts the not-found page in.',
  page: (page, site) =>
    isIndexable(page) ? faultsOfIndexable(page, site) : faultsOfHidden(page, site),
};
