import type { Edit } from '../support/content-copy';

export const edit: Edit = (content) => {
  const place = ['questions', 'picture', 'dark'];
  const picture = content.get('pages/home.mdx', place);
  content.set('pages/home.mdx', place, undefined);
  content.remove(String(picture));
};
