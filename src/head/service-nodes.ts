import type { Offer, Service } from 'schema-dts';
import type { Price } from '../content/price';
import { absoluteUrl, nodeId, type HeadSite, oneLine } from './head-page';

type ServiceSite = HeadSite & { minimumEngagement: Price | null; serviceArea: string };

type ServicePlan = {
  title: string;
  mdx: { excerpt: string | null };
  pricing: { price: Price | null };
};

/**
 * Returns the offers from a price; none without one. It is "compound" because a plain
 * PriceSpecification is read as a single price.
 */
const offersFrom = (price: Price | null, url: string): { offers?: Offer } =>
  price === null
    ? {}
    : {
        offers: {
          '@type': 'Offer',
          url,
          availability: 'https://schema.org/InStock',
          priceSpecification: {
            '@type': 'CompoundPriceSpecification',
            minPrice: `${price.amount}`,
            priceCurrency: price.currency,
          },
        },
      };

/** Returns the nodes of the services page: each plan as a service, from its own price or the site's lowest. */
export const serviceNodes = (
  { minimumEngagement, serviceArea, ...site }: ServiceSite,
  path: string,
  plans: readonly ServicePlan[],
): Service[] =>
  plans.map(({ title, mdx, pricing }) => ({
    '@type': 'Service',
    name: title,
    serviceType: title,
    description: oneLine(mdx.excerpt),
    provider: nodeId(site, 'organization'),
    areaServed: serviceArea,
    ...offersFrom(pricing.price ?? minimumEngagement, absoluteUrl(site, path)),
  }));
