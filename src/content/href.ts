import { z } from 'zod';
import { decoded, parsedAddress } from './public-address';

const site = 'https://site.invalid';

const isEmail = (text: string) => z.email().safeParse(text).success;

function completed(written: string): string | undefined {
  if (isEmail(written)) return `mailto:${written}`;
  const domain = parsedAddress(`https://${written}`)?.hostname.split('.').at(-1) ?? '';
  // A file such as about.html is no domain.
  const isDomain = written.includes('.') && /^[a-z]{2,}$/.test(domain);
  if (isDomain && !/^(?:html?|mdx?|php)$/.test(domain)) return `https://${written}`;
  return parsedAddress(written, site)?.pathname;
}

const form =
  'must start with a slash for a page of this site, such as /about/, or with https://, mailto: or tel:';

const schemeFaults: Readonly<Record<string, (url: URL) => string | undefined>> = {
  'https:': ({ hostname }) =>
    hostname.includes('.')
      ? undefined
      : `leads to "${hostname}", which visitors cannot reach. Copy the address from the browser`,
  'mailto:': ({ pathname }) =>
    decoded(pathname).split(',').every(isEmail)
      ? undefined
      : 'needs a whole e-mail address after mailto:, such as mailto:{email}',
  'tel:': ({ pathname }) =>
    /\d{3}/.test(pathname) ? undefined : 'needs a number after tel:, such as tel:+15550100',
};

/**
 * Returns why no browser can follow an address, as the end of a sentence; undefined if one can.
 * Whether a page of this site exists is not checked here.
 */
export function hrefFault(href: string): string | undefined {
  if (href.trim() === '') return 'is empty. Write where it leads';
  // A browser takes //x and /\x for another host.
  if (/^[/#]/.test(href) && parsedAddress(href, site)?.origin === site) return undefined;
  const url = parsedAddress(href);
  if (!url) {
    const meant = completed(href.trim());
    return form + (meant === undefined ? '' : `. Did you mean "${meant}"?`);
  }
  const faultOf = schemeFaults[url.protocol.replace(/^http:/, 'https:')];
  return faultOf ? faultOf(url) : form;
}
