import type { Organization } from 'schema-dts';
import { absoluteUrl, type HeadSite } from './head-page';
import { nodeId } from './node-id';

/**
 * What the contact page tells beside itself: how to reach the agency.
 *
 * @param purpose what visitors write about, as the page names it
 */
export const contactNodes = (
  site: HeadSite & { email: string },
  purpose: string,
): Organization[] => [
  {
    '@type': 'Organization',
    ...nodeId(site, 'organization'),
    name: site.brand,
    url: absoluteUrl(site, '/'),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: purpose,
      email: site.email,
      availableLanguage: site.language,
    },
  },
];
