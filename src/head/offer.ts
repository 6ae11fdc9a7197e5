import type { Offer } from 'schema-dts';
import type { Price } from '../content/price';
import { absoluteUrl, type HeadSite } from './head-page';

export type OfferSite = HeadSite & { minimumEngagement: Price };

/**
 * Returns an offer with the lowest price. It is "compound" because a plain PriceSpecification is
 * read as a single price.
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
