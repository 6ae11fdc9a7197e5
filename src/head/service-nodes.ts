import type { Offer, Service } from 'schema-dts';
import type { Price } from '../content/schemas/price';
import { absoluteUrl, nodeId, type HeadSite, oneLine } from './head-page';

type ServiceSite = HeadSite & { minimumEngagement: Price | null; serviceArea: string };

type ServicePlan = {
  title: string;
  mdx: { excerpt: string | null };
  pricing: { price: Price | null };
};

/**
 * Returns an offer with a minimum price; none without a price. It is a CompoundPriceSpecification, because search
 * engines take a plain PriceSpecification for the exact price.
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

/** Returns each plan as a service. Its minimum price is its own, or else the lowest price of the site. */
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
