import type { Offer } from 'schema-dts';
import type { Price } from '../content/price';
import { absoluteUrl, type HeadSite } from './head-page';

/**
 * Returns an offer from a price. It is "compound" because a plain PriceSpecification is
 * read as a single price.
 */
export const startingOffer = (site: HeadSite, path: string, { amount, currency }: Price) =>
  ({
    '@type': 'Offer',
    url: absoluteUrl(site, path),
    availability: 'https://schema.org/InStock',
    priceSpecification: {
      '@type': 'CompoundPriceSpecification',
      minPrice: `${amount}`,
      priceCurrency: currency,
    },
  }) satisfies Offer;
