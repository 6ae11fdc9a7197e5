import type { Offer } from 'schema-dts';
import type { Price } from '../content/price';
import { absoluteUrl, type HeadSite } from './head-page';

/** The site's facts that its offers need. */
export type OfferSite = HeadSite & { minimumEngagement: Price };

/**
 * Returns an offer whose price is a quote that starts at the minimum. A quote consists of several
 * prices, hence "compound"; a plain PriceSpecification is taken to have a single price, or a
 * maximum too.
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
