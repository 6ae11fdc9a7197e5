import type { Edit } from '../support/content-copy';

export const edit: Edit = (content) => content.remove('pages/contact.mdx');
export const says = 'The site needs at least one published contact page.';
