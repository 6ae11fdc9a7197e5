import type { Edit } from '../support/content-copy';

export const edit: Edit = (content) => content.set('pages/accessibility.mdx', ['draft'], true);
export const says = '"/accessibility/" is a draft and will not be published';
