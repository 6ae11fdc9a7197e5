import { builtFiles } from '../content/built-files';
import { isScheduled } from '../content/calendar';
import { choose, didYouMean } from '../content/closest';
import { hrefFault } from '../content/href';
import { pathOfFile } from '../content/page-path';
import { decoded, parsedAddress } from '../content/public-address';
import { unknownTokens } from '../content/tokens';
import type { Say } from './fault';
import { anchorsAt, isDraft, isPage, type Link, type Site, type SiteFile } from './read-site';

/** Signs without a width, as they are pasted with an address, or written with percent signs. */
const invisible = /\p{Cf}|%(?:E2%80%(?:8[B-F]|A[A-E])|E2%81%A\d|EF%BB%BF|C2%AD)/iu;

/** Returns the addresses of all files that are no pages. */
export const fileAddresses = ({ statics }: Site): string[] => [
  ...[...statics.keys()].map(encodeURI),
  ...builtFiles,
];

/** Returns the address of a page; undefined for a file that is shown on other pages. */
const pathOfPage = (file: SiteFile) => (isPage(file) ? pathOfFile(file.file) : undefined);

/** Returns why visitors do not reach a page, although its address is right. */
function hiddenFault(path: string, page: SiteFile, from: SiteFile, today: string) {
  if (page.file === 'pages/404.mdx')
    return `"${path}" is what visitors see where there is no page. Link to another one`;
  if (isDraft(from)) return undefined;
  if (isDraft(page)) return `"${path}" is a draft. Publish it, or leave the link out until then`;
  const { published } = from.fields;
  const day = typeof published === 'string' && published > today ? published : today;
  return isScheduled(page.fields, day)
    ? `"${path}" is published on ${String(page.fields.published)}, after this text. Leave the link out until then`
    : undefined;
}

/** Reports a link within the site that leads nowhere. */
function checkOwn(url: URL, link: Link, file: SiteFile, site: Site, say: Say): void {
  const { href, offset, mayGo } = link;
  const error = (message: string) => say(offset, 'link', message);
  if (href.startsWith('#') && !pathOfPage(file))
    return error(`Write the page before the "#", such as "/${href}"`);
  const path = decoded(url.pathname);
  if (site.statics.has(path) || builtFiles.includes(path)) return undefined;
  const page = site.pages.get(path);
  if (!page) {
    const isDownload = path.startsWith('/downloads/');
    const meant = didYouMean(path, [...(isDownload ? site.statics : site.pages).keys()]);
    if (mayGo && meant === '') return undefined;
    const old = isDownload ? '' : meant || ' If it is on your old site, write its whole address';
    return error(
      `There is no ${isDownload ? `file static${path}.${meant}` : `page "${path}".${old}`}`,
    );
  }
  const hidden = mayGo ? undefined : hiddenFault(path, page, file, site.today);
  if (hidden !== undefined) return error(hidden);
  const anchor = decoded(url.hash.slice(1));
  // The places of a page that cannot be read are not known.
  const anchors = anchor !== '' && page.kind && page.tree ? anchorsAt(site, page) : [anchor];
  if (!anchors.includes(anchor)) {
    const meant = didYouMean(anchor, anchors) || choose(anchor, page.ids);
    return error(`The page has no place "#${anchor}".${meant || ' Link to the page itself'}`);
  }
  const plan = url.searchParams.get('plan');
  const plans = site.entries.get('plans') ?? [];
  if (plan !== null && !plans.includes(plan))
    error(`There is no plan "${plan}".${choose(plan, plans)}`);
}

/** Reports links that lead nowhere, and warns of those that others can read along. */
export function checkLinks(file: SiteFile, site: Site, say: Say): void {
  const { origin } = parsedAddress(site.tokens.address ?? '') ?? { origin: 'https://site.invalid' };
  for (const link of file.links) {
    const { href, offset, hasSchema } = link;
    const hidden = invisible.exec(href);
    if (hidden)
      say(
        offset,
        'link',
        `This address has a sign that nobody sees, after “${href.slice(0, hidden.index)}”. Write it again by hand`,
      );
    // A name in braces that is not known is reported by itself, and redirects have rules of their own.
    if (unknownTokens(href, site.tokens).length > 0 || file.file === 'redirects.json') continue;
    const fault = hrefFault(href);
    const url = parsedAddress(href, origin + (pathOfPage(file) ?? '/'));
    if (fault === undefined && url?.origin === origin) checkOwn(url, link, file, site, say);
    if (fault !== undefined && !hasSchema) say(offset, 'link', `This address ${fault}`);
  }
  // The build gives https to what is typed without a scheme.
  const isTyped = (offset: number) => file.text.startsWith('www.', offset);
  const insecure = file.links.filter(
    ({ href, offset }) => href.startsWith('http:') && !isTyped(offset),
  );
  const many = insecure.length === 1 ? 'This link begins' : `${insecure.length} links begin`;
  const message = `${many} with http://. Most sites have https://, which nobody can read along`;
  if (insecure[0]) say(insecure[0].offset, 'http', message, 'warning');
}
