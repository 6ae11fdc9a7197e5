import type { Organization } from 'schema-dts';
import { absoluteUrl, type HeadSite } from './head-page';
import { nodeId } from './node-id';

/**
 * Returns the further nodes of the contact page: how to reach the agency.
 *
 * @param purpose what visitors write about, in the page's words
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
