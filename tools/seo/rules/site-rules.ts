import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAddress } from '../../../src/content/addresses/addresses';
import { reportOn, type Finding } from '../finding';
import type { BuiltSite } from '../read-built-site';
import { readRedirectsFile } from '../redirects-file';
import { readSitemaps } from '../sitemap';
import { isHidden } from './indexing-rules';

/** Checks that the sitemap has every page for search, and no other address. */
export async function checkSitemap(site: BuiltSite): Promise<Finding[]> {
  const { error, findings } = reportOn('/');
  if (isHidden(site)) return [];
  const listed = await readSitemaps(site.robots.getSitemaps(), (address) => {
    const url = parseAddress(address);
    const file = url?.origin === site.address ? site.fileAt(url.pathname) : undefined;
    return file === undefined ? undefined : readFileSync(file);
  });
  if (listed.length === 0) {
    const message = `robots.txt names no sitemap with pages. Expected "Sitemap: ${site.address}/sitemap-index.xml".`;
    error('sitemap', { subject: 'robots.txt', message });
    return findings;
  }
  const expected = site.pages
    .filter(({ isIndexable }) => isIndexable)
    .map(({ address }) => site.address + address);
  for (const address of listed.filter((address) => !expected.includes(address))) {
    const message = `The sitemap lists ${address}, which is no page for search. Remove it.`;
    error('sitemap', { subject: address, message });
  }
  for (const address of expected.filter((address) => !listed.includes(address))) {
    const message = `The sitemap does not list ${address}. Add it.`;
    const source = site.content.fileOf(address.slice(site.address.length));
    error('sitemap', { subject: address, message, source });
  }
  return findings;
}

/** Checks the page for unknown addresses, and that hosts do not answer them with another page. */
export async function checkNotFoundPage(site: BuiltSite): Promise<Finding[]> {
  const address = '/404.html';
  const { error, findings } = reportOn(address, site.content.fileOf(address));
  const page = site.pageAt(address);
  const add = (subject: string, message: string) => error('not-found', { subject, message });
  if (!page)
    add(
      address,
      '404.html is missing, so that some hosts answer every address with the home page.',
    );
  else if (page.words === 0 || page.mainHeadings.join('').trim() === '')
    add('words', 'The not-found page has no words. Write a headline and a way on.');
  const redirects = await readRedirectsFile(path.join(site.built, '_redirects'));
  const toPages = redirects.filter((one) => one.path === '/*' && one.status === 200);
  for (const { to } of toPages)
    add(
      '/*',
      `_redirects answers every unknown address with ${to} and the status 200. Remove the line.`,
    );
  return findings;
}
