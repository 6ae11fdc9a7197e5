import { addresses } from './addresses';
import { alt } from './alt';
import { canonical } from './canonical';
import type { Check } from './check';
import { description } from './description';
import { document } from './document';
import { firstPicture } from './first-picture';
import { headings } from './headings';
import { hreflang } from './hreflang';
import { icons } from './icons';
import { indexability } from './indexability';
import { jsonLd } from './json-ld';
import { jsonLdTypes } from './json-ld-types';
import { keyphrase } from './keyphrase';
import { linkTexts } from './link-texts';
import { noReviews } from './no-reviews';
import { notFound } from './not-found';
import { openGraph } from './open-graph';
import { originals } from './originals';
import { ownHead } from './own-head';
import { pictures } from './pictures';
import { reachable } from './reachable';
import { robotsTxt } from './robots-txt';
import { sitemap } from './sitemap';
import { title } from './title';
import { weight } from './weight';
import { xCard } from './x-card';

/** Every rule that the files of `public/` can show, in the groups of the report. */
export const groups: Readonly<Record<string, readonly Check[]>> = {
  'In search results': [ownHead, title, description, canonical, indexability, document],
  'In feeds and messages': [openGraph, xCard],
  'For machines': [jsonLd, jsonLdTypes, noReviews, sitemap, robotsTxt, hreflang],
  'Words and links': [headings, addresses, reachable, linkTexts, notFound, keyphrase],
  'Pictures and icons': [alt, pictures, firstPicture, originals, weight, icons],
};

export const checks = Object.values(groups).flat();
