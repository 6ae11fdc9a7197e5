import type { Service } from 'schema-dts';
import type { Price } from '../content/price';
import { nodeId, type HeadSite } from './head-page';
import { oneLine } from './one-line';
import { startingOffer } from './offer';

type ServiceSite = HeadSite & { minimumEngagement: Price | null; serviceArea: string };

type ServicePlan = {
  title: string;
  mdx: { excerpt: string | null };
  pricing: { price: Price | null };
};

/** Returns the nodes of the services page: each plan as a service. */
export const serviceNodes = (
  site: ServiceSite,
  path: string,
  plans: readonly ServicePlan[],
): Service[] =>
  plans.map(({ title, mdx, pricing }) => ({
    '@type': 'Service',
    name: title,
    serviceType: title,
    description: oneLine(mdx.excerpt),
    provider: nodeId(site, 'organization'),
    areaServed: site.serviceArea,
    offers: startingOffer(site, path, pricing.price ?? site.minimumEngagement),
  }));
