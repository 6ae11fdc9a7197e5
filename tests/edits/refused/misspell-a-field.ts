import type { Edit } from '../support/content-copy';

export const edit: Edit = (content) => content.set('pages/about.mdx', ['titel'], 'Our Story');
export const says = 'content/pages/about.mdx:22:1  Unknown field "titel"';
