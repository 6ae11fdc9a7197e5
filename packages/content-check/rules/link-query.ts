import type { Finding } from '../problem';
import type { ContentLink } from './link-place';

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
  if (/^https:.*[.,;!]$/.test(href))
    return finding(
      'The sign at the end of this address belongs to the sentence. Move it after the link',
    );
  const [, path = '', query = ''] = /^(\/[^?#]*)\?([^#=]*)/.exec(href) ?? [];
  if (path === '' || query.startsWith('utm_') || (path === '/contact/' && query === 'plan'))
    return [];
  return finding(`Nothing reads "?${query}" on this page. Only /contact/?plan=… does something`);
}
