import type { Check } from './check';
import { ownHead } from './own-head';
import { title } from './title';
import { description } from './description';
import { headings } from './headings';
import { canonical } from './canonical';
import { indexability } from './indexability';
import { document } from './document';
import { openGraph } from './open-graph';
import { xCard } from './x-card';
import { jsonLd } from './json-ld';
import { jsonLdTypes } from './json-ld-types';
import { noReviews } from './no-reviews';
import { sitemap } from './sitemap';
import { robotsTxt } from './robots-txt';
import { addresses } from './addresses';
import { reachable } from './reachable';
import { linkTexts } from './link-texts';
import { alt } from './alt';
import { pictures } from './pictures';
import { firstPicture } from './first-picture';
import { originals } from './originals';
import { weight } from './weight';
import { icons } from './icons';
import { notFound } from './not-found';
import { hreflang } from './hreflang';
import { keyphrase } from './keyphrase';

/** Every rule that the files of `public/` can show. */
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
  jsonLd,
  jsonLdTypes,
  noReviews,
  sitemap,
  robotsTxt,
  addresses,
  reachable,
  linkTexts,
  alt,
  pictures,
  firstPicture,
  originals,
  weight,
  icons,
  notFound,
  hreflang,
  keyphrase,
];
