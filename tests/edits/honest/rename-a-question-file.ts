import type { Edit } from '../support/content-copy';
import { first } from '../support/first';

export const edit: Edit = (content) =>
  content.rename(first(content.files('faq')), 'faq/when-will-i-see-results.mdx');
