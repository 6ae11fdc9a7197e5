import type { Edit } from '../support/content-copy';

export const edit: Edit = (content) => content.remove('plans/add-ons.mdx');
