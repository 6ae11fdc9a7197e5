import type { Finding } from '../../../tools/seo/audit';
import { placeName } from '../../../tools/seo/model/content';

/** Returns a finding of the SEO report as one line. */
export const sentenceOf = ({ id, page, what, fix, place }: Finding) =>
  `${id} ${page ?? 'the site'}: ${what} ${fix} (${placeName(place)})`;
