import { z } from 'zod';

const text = z.string().min(1);
const url = z.url({ protocol: /^https$/ });
const reference = z.object({ '@id': url });
const node = z.looseObject({});
const some = <Item extends z.ZodType>(item: Item) => z.union([item, z.array(item).min(1)]);
const currency = z.string().regex(/^[A-Z]{3}$/, 'is not an ISO 4217 currency code');
const price = z.string().regex(/^\d+(\.\d+)?$/, 'is not a number in quotes');

const webPage = z.looseObject({
  '@id': url,
  url,
  name: text,
  description: text,
  inLanguage: text,
  isPartOf: reference,
});

/** A price, a lowest price, or a price specification. */
const priced = z.union(
  [
    z.looseObject({ price }),
    z.looseObject({ minPrice: price }),
    z.looseObject({ priceSpecification: node }),
  ],
  { error: 'needs price, minPrice or priceSpecification' },
);

/** What the home page must say about the organization; other pages may repeat its name. */
export const fullOrganization = z
  .looseObject({ logo: z.union([text, node]), description: text })
  .and(
    z.union([z.looseObject({ email: text }), z.looseObject({ contactPoint: some(node) })], {
      error: 'needs email or contactPoint',
    }),
  );

/**
 * The fields that each type requires: the required properties of Google's documentation if it has
 * the type, otherwise those that make the node useful.
 */
export const requiredByType: Readonly<Record<string, z.ZodType>> = {
  Organization: z.looseObject({ '@id': url, name: text, url }),
  ImageObject: z.looseObject({ url }),
  ContactPoint: z.looseObject({ contactType: text, email: text, availableLanguage: some(text) }),
  Person: z.looseObject({ name: text }),
  WebSite: z.looseObject({ '@id': url, name: text, url, publisher: reference, inLanguage: text }),
  WebPage: webPage,
  AboutPage: webPage,
  CollectionPage: webPage,
  ContactPage: webPage,
  Blog: z.looseObject({ '@id': url, name: text }),
  BlogPosting: z.looseObject({ '@id': url, headline: text, datePublished: text }),
  FAQPage: z.looseObject({ mainEntity: z.array(node).min(1) }),
  Question: z.looseObject({ name: text, acceptedAnswer: node }),
  Answer: z.looseObject({ text }),
  Service: z.looseObject({
    name: text,
    description: text,
    provider: reference,
    serviceType: text,
    areaServed: some(z.union([text, node])),
  }),
  OfferCatalog: z.looseObject({ name: text, itemListElement: z.array(node).min(1) }),
  Offer: z.looseObject({ url, availability: url }).and(priced),
  AggregateOffer: z.looseObject({ lowPrice: price, priceCurrency: currency }),
  PriceSpecification: z.looseObject({ priceCurrency: currency }).and(priced),
  UnitPriceSpecification: z.looseObject({ priceCurrency: currency }).and(priced),
  CompoundPriceSpecification: z.looseObject({ priceCurrency: currency }).and(priced),
  BreadcrumbList: z.looseObject({ itemListElement: z.array(node).min(2) }),
  ListItem: z.looseObject({ position: z.int().min(1) }),
};
