import type { Edit } from '../support/content-copy';

export const edit: Edit = (content) => content.set('pages/about.mdx', ['description'], 'About us.');
export const says =
  'content/pages/about.mdx:4:14  "description" has 9 characters; 121 to 156 read best, 70 are the least.';
