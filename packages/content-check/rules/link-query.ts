import type { Finding } from '../problem';
import type { ContentLink } from './link-place';

/** Reports what nothing on the site reads, and addresses that another program wrapped. */
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
  if (/\/\/[^/]*safelinks\.protection\.outlook\.com\//.test(href))
    return finding('Outlook wrapped this address. Open it once, and copy the address of the page');
  if (/^https:\/\/www\.google\.[a-z.]+\/url\?/.test(href))
    return finding('Google wrapped this address. Open it once, and copy the address of the page');
  if (/^https:\/\/docs\.google\.com\/[^?#]*\/edit(?=[?#]|$)/.test(href))
    return finding('This is where the document is edited. Publish it, and copy that address');
  const [, path = '', query = ''] = /^(\/[^?#]*)\?([^#=]*)/.exec(href) ?? [];
  if (path === '' || query.startsWith('utm_') || (path === '/contact/' && query === 'plan'))
    return [];
  return finding(`Nothing reads "?${query}" on this page. Only /contact/?plan=… does something`);
}
