import type { Finding } from '../../../packages/seo-report/audit';
import { placeName } from '../../../packages/seo-report/model/content';

/** Returns a finding of the SEO report as one line. */
export const sentenceOf = ({ id, page, what, fix, place }: Finding) =>
  `${id} ${page ?? 'the site'}: ${what} ${fix} (${placeName(place)})`;
