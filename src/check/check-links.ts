import { decoded, hrefFault, parsedAddress } from '../content/addresses';
import { builtFiles } from '../content/built-files';
import { isScheduled } from '../content/calendar';
import { choose, didYouMean } from '../content/closest';
import { pathOfFile } from '../content/paths';
import { unknownTokens } from '../content/tokens';
import { anchorsAt, isDraft, isPage, type Link, type Site, type SiteFile } from './read-site';
import type { Report } from './report';

/** Characters without a width, as they are pasted with an address, or percent-encoded. */
const invisible = /\p{Cf}|%(?:E2%80%(?:8[B-F]|A[A-E])|E2%81%A\d|EF%BB%BF|C2%AD)/iu;

/** Returns the addresses of all files beside the pages. */
export const fileAddresses = ({ statics }: Site): string[] =>
  [...statics.keys()].map(encodeURI).concat(builtFiles);

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

/** Returns why a link within the site leads nowhere; undefined if it leads somewhere. */
function ownFault(url: URL, link: Link, file: SiteFile, site: Site): string | undefined {
  if (link.href.startsWith('#') && !pathOfPage(file))
    return `Write the page before the "#", such as "/${link.href}"`;
  const path = decoded(url.pathname);
  if (site.statics.has(path) || builtFiles.includes(path)) return undefined;
  const page = site.pages.get(path);
  if (!page) {
    const isDownload = path.startsWith('/downloads/');
    const meant = didYouMean(path, [...(isDownload ? site.statics : site.pages).keys()]);
    if (link.isOptional && meant === '') return undefined;
    if (isDownload) return `There is no file static${path}.${meant}`;
    const advice = meant || ' If it is on your old site, write its whole address';
    return `There is no page "${path}".${advice}`;
  }
  const hidden = link.isOptional ? undefined : hiddenFault(path, page, file, site.today);
  if (hidden !== undefined) return hidden;
  const anchor = decoded(url.hash.slice(1));
  // The places of a page that cannot be read are not known.
  const anchors = anchor !== '' && page.kind && page.tree ? anchorsAt(site, page) : [anchor];
  if (!anchors.includes(anchor)) {
    const meant = didYouMean(anchor, anchors) || choose(anchor, page.ids);
    return `The page has no place "#${anchor}".${meant || ' Link to the page itself'}`;
  }
  const plan = url.searchParams.get('plan');
  const plans = site.entries.get('plans') ?? [];
  return plan === null || plans.includes(plan)
    ? undefined
    : `There is no plan "${plan}".${choose(plan, plans)}`;
}

/** Checks the links of a file. */
export function checkHrefs(file: SiteFile, site: Site, report: Report): void {
  const { origin } = parsedAddress(site.tokens.address ?? '') ?? { origin: 'https://site.invalid' };
  for (const link of file.links) {
    const { href, offset, hasSchema } = link;
    const error = (message: string) => report(offset, 'link', message);
    const hidden = invisible.exec(href);
    if (hidden)
      error(
        `This address has an invisible character after “${href.slice(0, hidden.index)}”. Type it again`,
      );
    // An unknown token is reported by itself, and redirects have rules of their own.
    if (unknownTokens(href, site.tokens).length > 0 || file.file === 'redirects.json') continue;
    const form = hrefFault(href);
    const url = parsedAddress(href, origin + (pathOfPage(file) ?? '/'));
    const fault = url?.origin === origin ? ownFault(url, link, file, site) : undefined;
    if (form === undefined && fault !== undefined) error(fault);
    if (form !== undefined && !hasSchema) error(`This address ${form}`);
  }
  // The build gives https to what is typed without a scheme.
  const insecure = file.links.filter(
    ({ href, offset }) => href.startsWith('http:') && !file.text.startsWith('www.', offset),
  );
  const many = insecure.length === 1 ? 'This link begins' : `${insecure.length} links begin`;
  const message = `${many} with http://. Most sites have https://, which cannot be intercepted`;
  if (insecure[0]) report(insecure[0].offset, 'http', message, 'warning');
}
