import type { Edit } from '../support/content-copy';

export const edit: Edit = (content) => content.set('site.json', ['language'], 'en-GB');
