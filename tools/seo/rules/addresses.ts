import type { Report } from '../finding';
import type { Page } from '../page';
import type { Site } from '../read-site';

/** Checks that canonical, og:url, robots and sitemap agree about a page. */
export function checkAddresses(page: Page, site: Site, { error }: Report): void {
  const own = site.address + page.address;
  const place = site.content.settingOf('address');
  const hidden = site.content.fieldOf(page.address, 'hidden');
  const isListed = site.listed.has(own);

  if (page.isIndexable || page.canonicals.length > 0) {
    const found = page.canonicals.join(' and ') || 'missing';
    if (found !== own) error('canonical', `The canonical is ${found}. It must be ${own}.`, place);
  }
  const shared = page.meta('og:url').join(' and ');
  if (page.isIndexable && shared !== own) {
    error('canonical', `og:url is ${shared || 'missing'}. It must be ${own}.`, place);
  }

  if (page.isIndexable && !isListed) error('sitemap', 'The sitemap does not list the page.');
  if (!page.isIndexable && isListed)
    error('sitemap', 'The page is noindex, and the sitemap lists it.', hidden);
  if (site.robots.isDisallowed(own)) {
    error('robots', 'robots.txt blocks the page, so search engines do not read it.');
  }
}

/** Checks what the sitemap and robots.txt say about the whole site. */
export function checkSitemap(site: Site, { error }: Report): void {
  const pages = new Set(site.pages.map(({ address }) => site.address + address));
  for (const address of site.listed) {
    if (!pages.has(address)) error('sitemap', `The sitemap lists ${address}, which is not a page.`);
  }
  const sitemap = `${site.address}${site.sitemap ?? '/sitemap.xml'}`;
  const isNamed = site.robots.getSitemaps().includes(sitemap);
  if (!isNamed && site.pages.some(({ isIndexable }) => isIndexable))
    error('robots', 'robots.txt does not name the sitemap.');
}
