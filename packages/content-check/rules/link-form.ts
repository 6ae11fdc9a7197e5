import { didYouMean } from '../../../src/content/closest';
import { hrefAdvice, hrefForm, type HrefAdvice } from '../../../src/content/href-advice';
import { unknownTokens } from '../../../src/content/tokens';
import type { ContentFile } from '../content-file';
import { anchorsAt, type SiteIndex } from '../site-index';
import type { ContentLink } from './link-place';

/** Returns the page with a place of that name: this one, if it has it. */
const pageWith = (anchor: string, file: ContentFile, site: SiteIndex) =>
  [...site.pages]
    .sort(([, a], [, b]) => Number(b === file) - Number(a === file))
    .find(([path]) => anchorsAt(site, path).includes(anchor))?.[0];

const ownAnchors = (file: ContentFile, site: SiteIndex) =>
  anchorsAt(site, [...site.pages].find(([, page]) => page === file)?.[0] ?? '');

/** Returns what to write instead of an address: with its tokens, and with the folder of articles. */
function adviceOf(href: string, source: string, site: SiteIndex): HrefAdvice {
  const clean = href.replace(/[\p{Cf}\u00A0]/gu, '');
  if (clean !== href && hrefForm.test(clean)) {
    return { message: `An invisible character is in this address. Write "${clean}"`, text: clean };
  }
  const { message, text } = hrefAdvice(href);
  if (text === undefined) return { message };
  const names = Object.entries(site.tokens).filter(([name]) => source.includes(`{${name}}`));
  const named = names.reduce((now, [name, value]) => now.replace(value, `{${name}}`), text);
  const article = `/insights${text}`;
  const right = !site.pages.has(text) && site.pages.has(article) ? article : named;
  const path = right.replace(/[?#].*$/, '');
  if (/^\/(?!downloads\/)/.test(path) && !site.pages.has(path)) {
    const meant = didYouMean(path, [...site.pages.keys()]) || ' Write the page that this leads to';
    return { message: `No page "${path}".${meant}` };
  }
  return { message: message.replace(text, right), text: right };
}

/**
 * Returns what is wrong with the form of an address; undefined if nothing is. Without a message it is
 * said already: by the schema of a field, or by the rule of tokens.
 */
export function formFinding(
  { href, source, inText, isBare }: ContentLink,
  file: ContentFile,
  site: SiteIndex,
): HrefAdvice | undefined {
  if (unknownTokens(source, site.tokens).length > 0) return { message: '' };
  if (!hrefForm.test(href)) {
    if (!inText) return { message: '' };
    const { message, text } = adviceOf(href, source, site);
    if (isBare) {
      const right = `https://${source.replace(/^https?:\/\//, '')}`;
      return {
        message: hrefForm.test(right) ? `Write [the words of the link](${right})` : message,
      };
    }
    const anchor = /^#(.+)$/.exec(href)?.[1];
    if (anchor === undefined) return { message, text };
    const page = pageWith(anchor, file, site);
    if (page !== undefined && site.pages.get(page) === file) return undefined;
    return page === undefined
      ? {
          message: `No page has a place "${anchor}".${didYouMean(anchor, ownAnchors(file, site)) || ' Write the page that this leads to'}`,
        }
      : { message: `Write "${page}${href}"`, text: `${page}${href}` };
  }
  const preview =
    /^https:\/\/(?:deploy-preview-\d+--[^/]+\.netlify|[^/]+-git-[^/]+\.vercel)\.app(\/[^?#]*)?/.exec(
      href,
    );
  if (preview)
    return { message: `This preview of a change disappears. Write "${preview[1] ?? '/'}"` };
  const own = site.tokens.address;
  if (own === undefined || (href !== own && !href.startsWith(`${own}/`))) return undefined;
  const written = href.slice(own.length) || '/';
  const path = hrefForm.test(written) ? written : (hrefAdvice(written).text ?? written);
  // A token says the address on purpose.
  if (source.includes('{')) {
    if (!path.endsWith('/') || site.pages.has(path)) return undefined;
    return { message: `No page "${path}".${didYouMean(path, [...site.pages.keys()])}` };
  }
  const why = 'links within the site go without its address';
  return isBare
    ? { message: `Write [the words of the link](${path}): ${why}` }
    : { message: `Write "${path}": ${why}`, text: path };
}
