import type { Edit } from '../support/content-copy';

export const edit: Edit = (content) => content.write('steps.json', '{ "items": [ }');
export const says = 'content/steps.json:1:14  Write ] instead of }';
