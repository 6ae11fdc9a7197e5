import type { Edit } from '../support/content-copy';

export const edit: Edit = (content) => {
  const file = 'pages/home.mdx';
  content.set(file, ['hero', 'headline'], 'Say it *once*, and well');
  content.set(file, ['hero', 'lede'], 'You know more than your profile does.');
  content.set(file, ['hero', 'picture', 'alt'], 'Threads on paper');
  content.set(file, ['testimonials', 'label'], 'Quotes');
  content.set(file, ['pricing', 'headline'], 'Three ways *in*');
  content.set(file, ['banner', 'figures'], content.list(file, ['banner', 'figures']).slice(1));
  content.setBody(file, 'We write for people who would rather work.');
};
