import type { Edit } from '../support/content-copy';

export const edit: Edit = (content) => {
  for (const [index, file] of content.files('faq').toReversed().entries()) {
    content.set(file, ['order'], index + 1);
  }
};
