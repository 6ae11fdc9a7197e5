import type { Edit } from '../support/content-copy';

export const edit: Edit = (content) =>
  content.setBody('pages/about.mdx', 'We began with <b>one</b> notebook.');
export const says = 'content/pages/about.mdx:24:15  <b> does not work here. Write **bold**';
