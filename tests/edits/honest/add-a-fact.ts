import type { Edit } from '../support/content-copy';

export const edit: Edit = (content) => {
  content.set('site.json', ['facts', 'founded'], '2019');
  content.set('pages/about.mdx', ['closing', 'lede'], 'We have listened since {founded}.');
};
