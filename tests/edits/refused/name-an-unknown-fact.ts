import type { Edit } from '../support/content-copy';

export const edit: Edit = (content) =>
  content.write('faq/half.mdx', '---\nquestion: What is {nonsense}?\norder: 40\n---\n\nNothing.\n');
export const says = 'content/faq/half.mdx:2:19  "{nonsense}" is not known. Use one of';
