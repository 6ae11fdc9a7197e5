import type { Edit } from '../support/content-copy';

export const edit: Edit = (content) => content.set('layout.json', ['skipLink'], '');
export const says = 'content/layout.json:2:15  "skipLink" is empty. Write the text';
