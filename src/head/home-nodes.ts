import type { Organization, Thing, WebSite } from 'schema-dts';
import type { z } from 'zod';
import type { siteSchema } from '../content/types/site-settings-type';
import { absoluteUrl, nodeId, type HeadSite } from './head-page';

type HomeSite = HeadSite & {
  tagline: string;
  email: string;
  socials: readonly { href: string }[];
  company: z.infer<typeof siteSchema>['company'] | null;
};

const organization = ({ company, ...site }: HomeSite): Organization => ({
  '@type': 'Organization',
  ...nodeId(site, 'organization'),
  name: site.brand,
  url: absoluteUrl(site, '/'),
  logo: { '@type': 'ImageObject', url: absoluteUrl(site, '/icon-512.png') },
  description: site.tagline,
  email: site.email,
  ...(company && {
    legalName: company.legalName,
    address: {
      '@type': 'PostalAddress',
      streetAddress: company.street,
      postalCode: company.postalCode,
      addressLocality: company.city,
      addressCountry: company.country,
    },
  }),
  sameAs: site.socials.map(({ href }) => href),
});

/** Returns the site. Search results show its name. */
const webSite = (site: HomeSite): WebSite => ({
  '@type': 'WebSite',
  ...nodeId(site, 'website'),
  name: site.brand,
  url: absoluteUrl(site, '/'),
  publisher: nodeId(site, 'organization'),
  inLanguage: site.language,
});

/** Returns the agency and the site as structured data. */
export const homeNodes = (site: HomeSite): Thing[] => [organization(site), webSite(site)];
