import type { Edit } from '../support/content-copy';

/** The links to it go with it. */
export const edit: Edit = (content) => content.remove('pages/privacy.mdx');
