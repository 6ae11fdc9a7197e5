import type { Rule } from '../rule';
import { feedRule } from './feed-rule';
import { headRules } from './head-rules';
import { headersRule } from './headers-rule';
import { indexingRules } from './indexing-rules';
import { linkRules } from './link-rules';
import { loadedFileRule } from './loaded-file-rule';
import { manifestRule } from './manifest-rule';
import { notFoundRule } from './not-found-rule';
import { pictureRules } from './picture-rules';
import { policyRule } from './policy-rule';
import { publishedRule } from './published-rule';
import { redirectsRule } from './redirects-rule';
import { searchResultRules } from './search-result-rules';
import { securityTxtRule } from './security-txt-rule';
import { serverRule } from './server-rule';
import { sharingRule } from './sharing-rule';
import { sitemapRule } from './sitemap-rule';
import { structuredDataRule } from './structured-data-rule';
import { textRules } from './text-rules';

/** The rules of every review; docs/requirements.md names each at its requirement. */
export const siteRules: readonly Rule[] = [
  ...headRules,
  ...searchResultRules,
  ...indexingRules,
  sitemapRule,
  sharingRule,
  structuredDataRule,
  ...linkRules,
  ...pictureRules,
  ...textRules,
  loadedFileRule,
  manifestRule,
  securityTxtRule,
  feedRule,
  publishedRule,
  policyRule,
  headersRule,
  redirectsRule,
  notFoundRule,
  serverRule,
];
