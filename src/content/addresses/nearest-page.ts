import { closestChoice } from '../text/closest';
import { canonicalPath } from './addresses';

/** Returns the last part of an address without what other systems add: `/2024/About_Us.php` is `about-us`. */
export function pageName(address: string): string {
  const path = canonicalPath(address.replace(/\/index\.\w+$/, '/'));
  const name = path.slice(path.lastIndexOf('/') + 1);
  return name
    .replace(/\.(html?|mdx?|php|aspx?)$/, '')
    .replaceAll('_', '-')
    .toLowerCase();
}

/** Returns the page whose name is nearest to that of a lost one; without any, the closest page above it. */
export function nearestPage(lost: string, pages: readonly string[]): string {
  const closest = closestChoice(pageName(lost), pages.map(pageName));
  const above = pages.filter((page) => lost.startsWith(page)).sort((a, b) => b.length - a.length);
  return pages.find((page) => pageName(page) === closest) ?? above[0] ?? '/';
}
