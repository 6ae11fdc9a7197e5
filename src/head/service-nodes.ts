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
 * Returns an offer from a price upwards; none without a price. A plain PriceSpecification would be read as
 * the only price.
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

/** Returns each plan as a service, from its own price or else from the lowest of the site. */
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
