import type { Rule } from '../rule';
import { fileRules } from './file-rules';
import { headRules } from './head-rules';
import { hostingRules } from './hosting-rules';
import { indexingRules } from './indexing-rules';
import { linkRules } from './link-rules';
import { pictureRules } from './picture-rules';
import { searchResultRules } from './search-result-rules';
import { serverRules } from './server-rule';
import { sharingRules } from './sharing-rule';
import { sitemapRules } from './sitemap-rule';
import { structuredDataRules } from './structured-data-rule';
import { textRules } from './text-rules';

/** The rules of every review; docs/requirements.md names each at its promise. */
export const siteRules: readonly Rule[] = [
  ...headRules,
  ...searchResultRules,
  ...indexingRules,
  ...sitemapRules,
  ...sharingRules,
  ...structuredDataRules,
  ...linkRules,
  ...pictureRules,
  ...textRules,
  ...fileRules,
  ...hostingRules,
  ...serverRules,
];
