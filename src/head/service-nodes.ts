import type { Service } from 'schema-dts';
import { nodeId } from './head-page';
import { oneLine } from './one-line';
import { startingOffer, type OfferSite } from './offer';

type ServiceSite = OfferSite & { serviceArea: string };

type ServicePlan = { title: string; mdx: { excerpt: string | null } };

/** Returns the nodes of the services page: each plan as a service. */
export const serviceNodes = (
  site: ServiceSite,
  path: string,
  plans: readonly ServicePlan[],
): Service[] =>
  plans.map(({ title, mdx }) => ({
    '@type': 'Service',
    name: title,
    serviceType: title,
    description: oneLine(mdx.excerpt),
    provider: nodeId(site, 'organization'),
    areaServed: site.serviceArea,
    offers: startingOffer(site, path),
  }));
