import type { Organization } from 'schema-dts';
import { type HeadSite, absoluteUrl, nodeId } from './head-page';

/**
 * Returns the nodes of the contact page.
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
