import type { Edit } from '../support/content-copy';

export const edit: Edit = (content) => content.set('pages/about.mdx', ['description'], 'About us.');
export const says =
  'content/pages/about.mdx:4:14  "description" is 9 characters long; it needs at least 70.';
