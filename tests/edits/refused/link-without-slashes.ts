import type { Edit } from '../support/content-copy';

export const edit: Edit = (content) => content.set('pages/404.mdx', ['action', 'href'], 'contact');
export const says = 'content/pages/404.mdx:10:9  "action.href": Write "/contact/"';
