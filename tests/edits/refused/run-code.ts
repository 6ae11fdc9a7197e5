import type { Edit } from '../support/content-copy';

export const edit: Edit = (content) => content.setBody('pages/about.mdx', 'We are {1 + 1} people.');
export const says =
  'content/pages/about.mdx:24:8  Code in braces does not work here. Delete it, or write \\{ for a brace';
