import type { Edit } from '../support/content-copy';
import { first, last } from '../support/first';

export const edit: Edit = (content) => {
  const files = content.files('faq');
  content.set(last(files), ['order'], content.get(first(files), ['order']));
};
export const says = 'The number 1 is already used in faq/';
