import type { Check } from './check';
import { ownHead } from './s0a-own-head';
import { title } from './s1-title';
import { description } from './s2-description';
import { headings } from './s3-headings';
import { canonical } from './s4-canonical';
import { indexability } from './s5-indexability';
import { document } from './s6-document';
import { openGraph } from './s7-open-graph';
import { xCard } from './s8-x-card';
import { ownShareImage } from './s9-own-share-image';
import { jsonLd } from './s10-json-ld';
import { jsonLdTypes } from './s11-json-ld-types';
import { noReviews } from './s12-no-reviews';
import { sitemap } from './s13-sitemap';
import { robotsTxt } from './s14-robots-txt';
import { addresses } from './s15-addresses';
import { reachable } from './s16-reachable';
import { linkTexts } from './s17-link-texts';
import { externalLinks } from './s18-external-links';
import { alt } from './s19-alt';
import { pictures } from './s20-pictures';
import { firstPicture } from './s21-first-picture';
import { originals } from './s22-originals';
import { weight } from './s23-weight';
import { icons } from './s24-icons';
import { notFound } from './s26-not-found';
import { redirects } from './s27-redirects';
import { hreflang } from './s28-hreflang';
import { inTheHtml } from './s29-in-the-html';
import { llms } from './s35-llms';
import { keyphrase } from './s37-keyphrase';

/** Every rule that can be judged from the files of `public/`, in the order of their ids. */
export const checks: readonly Check[] = [
  ownHead,
  title,
  description,
  headings,
  canonical,
  indexability,
  document,
  openGraph,
  xCard,
  ownShareImage,
  jsonLd,
  jsonLdTypes,
  noReviews,
  sitemap,
  robotsTxt,
  addresses,
  reachable,
  linkTexts,
  externalLinks,
  alt,
  pictures,
  firstPicture,
  originals,
  weight,
  icons,
  notFound,
  redirects,
  hreflang,
  inTheHtml,
  llms,
  keyphrase,
];
