import type { Edit } from '../support/content-copy';

export const edit: Edit = (content) =>
  content.set('pages/home.mdx', ['hero', 'picture', 'light'], 'images/gone.jpg');
export const says = 'content/pages/home.mdx:11:12  "images/gone.jpg" does not exist.';
