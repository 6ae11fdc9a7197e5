import type { Edit } from '../support/content-copy';

export const edit: Edit = (content) =>
  content.set('pages/home.mdx', ['hero', 'picture', 'alt'], undefined);
export const says = 'content/pages/home.mdx:11:5  This picture has no description. Add alt:';
