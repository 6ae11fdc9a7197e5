import type { Edit } from '../support/content-copy';

export const edit: Edit = (content) => content.set('site.json', ['year'], 2031);
