import type { Edit } from '../support/content-copy';

export const edit: Edit = (content) => {
  const file = 'pages/contact.mdx';
  content.set(file, ['cards', 0, 'action', 'label'], 'Pick a time');
  content.set(file, ['cards', 1, 'title'], 'Write');
  content.set(file, ['inquiry', 'headline'], 'Begin *here*');
};
