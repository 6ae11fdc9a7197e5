import type { Finding } from '../problem';
import type { SiteIndex } from '../site-index';
import type { ContentLink } from './link-place';

const vague =
  /^(|click( here)?|here|this|this (page|link|article)|(read|learn|see|find out) more|more( info(rmation)?)?|link|download|details|continue|go)$/i;

/** Returns whether words would do for any link. An arrow after them is decoration. */
export const saysNothing = (words: string) =>
  vague.test(words.replace(/[\s.!…→»›>➜➔]+$/u, '').trim());

/** Returns whether an address is at a domain, or below it. */
export function isAt(href: string, domain: string): boolean {
  const { hostname = '' } = URL.canParse(href) ? new URL(href) : {};
  return hostname === domain || hostname.endsWith(`.${domain}`);
}

/** A web address without its protocol. A name such as Booking.com has no path. */
const webAddress = /^(?:www\.|(?=[^/\s]+\/))([a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,})(?:\/\S*)?$/i;

/**
 * Reports links whose words say nothing out of context, or something else than where they lead.
 */
export function wordsFinding(
  { words, wordsOffset, wordsLength, inText, isBare, href }: ContentLink,
  { tokens: { address: own }, pages }: SiteIndex,
): Finding[] {
  const finding = (rule: Finding['rule'], message: string): Finding[] => [
    { offset: wordsOffset, length: wordsLength, rule, message },
  ];
  if (words === null) return [];
  if (words.trim() === '') {
    return inText
      ? finding('link-form', 'This link has no words. Write them between the square brackets')
      : [];
  }
  if (isBare) {
    return href.startsWith('https://')
      ? finding('link-text', `Write [the words of the link](${href}) instead of the address`)
      : [];
  }
  const sent = /^mailto:([^?]*)/.exec(href)?.[1];
  if (sent !== undefined && /^[^\s@]+@[^\s@]+$/.test(words) && words !== sent)
    return finding('link-text', `The words say ${words}, and the link writes to ${sent}`);
  const domain = webAddress.exec(words)?.[1]?.toLowerCase();
  const target = URL.canParse(href, own) ? new URL(href, own).href : href;
  if (domain !== undefined && !isAt(target, domain))
    return finding('link-text', `The words say ${words}, and the link leads to ${href}`);
  const page = `/${words.trim().toLowerCase().replace(/ us$/, '').replace(/\s+/g, '-')}/`;
  if (pages.has(page) && pages.has(href) && page !== href)
    return finding('link-text', `The words name ${page}, and the link leads to ${href}`);
  if (saysNothing(words)) {
    return finding(
      'link-text',
      `"${words}" says nothing out of context. Name what the link leads to`,
    );
  }
  return /^(?:https?:\/\/|\/(?:[a-z0-9-]+\/)+$)/.test(words)
    ? finding('link-text', 'An address is hard to read. Say what the link leads to')
    : [];
}

/** Addresses that programs put before the one that was copied. */
const wrapper =
  /^https:\/\/(?:www\.google\.[a-z.]+\/url\?|[a-z0-9.-]+\.safelinks\.protection\.outlook\.com\/)/;

/** Returns the address within another one. */
function wrapped(href: string): string | null {
  const query = new URLSearchParams(href.slice(href.indexOf('?')));
  return query.get('q') ?? query.get('url');
}

/** Reports what nothing on the site reads, and what another program added to an address. */
export function queryFinding({ href, offset, source }: ContentLink): Finding[] {
  const finding = (message: string): Finding[] => [
    { offset, length: source.length, rule: 'link-query', message },
  ];
  const tracker = /[?&]((?:fbclid|gclid|mc_eid)=|utm_source=(?:chatgpt\.com|openai))/.exec(
    href,
  )?.[1];
  if (tracker !== undefined)
    return finding(
      `"${tracker}" came with the copied address. Delete it, and what follows it up to "&"`,
    );
  const target = wrapper.test(href) ? wrapped(href) : null;
  if (target !== null)
    return finding(`Another program put its own address before this one. Write ${target}`);
  if (/^https:.*[.,;!]$/.test(href))
    return finding(
      'The sign at the end of this address belongs to the sentence. Move it after the link',
    );
  const [, path = '', query = ''] = /^(\/[^?#]*)\?([^#=]*)/.exec(href) ?? [];
  if (path === '' || query.startsWith('utm_') || (path === '/contact/' && query === 'plan'))
    return [];
  return finding(`Nothing reads "?${query}" on this page. Only /contact/?plan=… does something`);
}
