import type { FAQPage, OfferCatalog, Organization, Thing, WebSite } from 'schema-dts';
import { absoluteUrl, nodeId } from './head-page';
import { oneLine } from './one-line';
import { startingOffer, type OfferSite } from './offer';

type HomeSite = OfferSite & {
  tagline: string;
  email: string;
  socials: readonly { href: string }[];
};

type HomeContent = {
  site: HomeSite;
  pricing: { eyebrow: string };
  plans: readonly { pricing: { title: string; summary: string } }[];
  questions: readonly { question: string; mdx: { excerpt: string | null } }[];
};

const organization = (site: HomeSite): Organization => ({
  '@type': 'Organization',
  ...nodeId(site, 'organization'),
  name: site.brand,
  url: absoluteUrl(site, '/'),
  logo: { '@type': 'ImageObject', url: absoluteUrl(site, '/icon-512.png') },
  description: site.tagline,
  email: site.email,
  sameAs: site.socials.map(({ href }) => href),
  hasOfferCatalog: nodeId(site, 'pricing'),
});

/** Gives search results the name of the site. */
const webSite = (site: HomeSite): WebSite => ({
  '@type': 'WebSite',
  ...nodeId(site, 'website'),
  name: site.brand,
  url: absoluteUrl(site, '/'),
  publisher: nodeId(site, 'organization'),
  inLanguage: site.language,
});

const offers = ({ site, pricing, plans }: HomeContent): OfferCatalog => ({
  '@type': 'OfferCatalog',
  ...nodeId(site, 'pricing'),
  name: pricing.eyebrow,
  itemListElement: plans.map((plan) => ({
    ...startingOffer(site, '/services/'),
    name: plan.pricing.title,
    description: oneLine(plan.pricing.summary),
  })),
});

const faq = ({ questions }: HomeContent): FAQPage => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, mdx }) => ({
    '@type': 'Question',
    name: oneLine(question),
    acceptedAnswer: { '@type': 'Answer', text: oneLine(mdx.excerpt) },
  })),
});

export const homeNodes = (content: HomeContent): Thing[] => [
  organization(content.site),
  webSite(content.site),
  offers(content),
  faq(content),
];
