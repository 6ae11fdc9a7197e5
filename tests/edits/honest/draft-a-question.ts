import type { Edit } from '../support/content-copy';
import { first } from '../support/first';

export const edit: Edit = (content) => {
  const file = first(content.files('faq').slice(1));
  content.set(file, ['draft'], true);
  content.set(file, ['question'], 'Who would say quixotically?');
};
