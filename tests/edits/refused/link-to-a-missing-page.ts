import type { Edit } from '../support/content-copy';

export const edit: Edit = (content) =>
  content.setBody('pages/about.mdx', 'See [the team](/team/).');
export const says = 'content/pages/about.mdx:24:16  No page "/team/".';
