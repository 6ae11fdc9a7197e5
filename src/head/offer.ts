import type { Offer } from 'schema-dts';
import type { Price } from '../content/price';
import { absoluteUrl, type HeadSite } from './head-page';

/** What of a site its offers say. */
export type OfferSite = HeadSite & { minimumEngagement: Price };

/**
 * An offer whose price is a quote that starts at the minimum. A quote is made of several prices,
 * hence "compound"; a plain PriceSpecification is held to have one price, or a highest one as well.
 */
export const startingOffer = ({ minimumEngagement, ...site }: OfferSite, path: string) =>
  ({
    '@type': 'Offer',
    url: absoluteUrl(site, path),
    availability: 'https://schema.org/InStock',
    priceSpecification: {
      '@type': 'CompoundPriceSpecification',
      minPrice: `${minimumEngagement.amount}`,
      priceCurrency: minimumEngagement.currency,
    },
  }) satisfies Offer;
