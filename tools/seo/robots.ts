import robotsParser from 'robots-parser';
import { parseAddress } from '../../src/content/addresses/addresses';

/** What a `robots.txt` says to Google. */
export type Robots = ReturnType<typeof readRobots>;

/**
 * Reads a `robots.txt`.
 *
 * @param site the address of the site, without a slash at the end
 */
export function readRobots(site: string, text: string) {
  const address = `${site}/robots.txt`;
  const robots = robotsParser(address, text);
  return {
    isForbidden: (url: string) => robots.isDisallowed(url, 'Googlebot') === true,
    /** Whole addresses: some sites write the path alone, which search engines do not read. */
    sitemaps: robots.getSitemaps().flatMap((one) => parseAddress(one, address)?.href ?? []),
  };
}
