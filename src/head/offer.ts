import type { Offer } from 'schema-dts';
import type { Price } from '../content/price';
import { absoluteUrl, type HeadSite } from './head-page';

/**
 * Returns an offer from a price. It is "compound" because a plain PriceSpecification is
 * read as a single price. JSON has no undefined.
 */
export const startingOffer = (site: HeadSite, path: string, price: Price | null) =>
  price === null
    ? undefined
    : ({
        '@type': 'Offer',
        url: absoluteUrl(site, path),
        availability: 'https://schema.org/InStock',
        priceSpecification: {
          '@type': 'CompoundPriceSpecification',
          minPrice: `${price.amount}`,
          priceCurrency: price.currency,
        },
      } satisfies Offer);
