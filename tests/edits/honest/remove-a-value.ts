import type { Edit } from '../support/content-copy';

export const edit: Edit = (content) =>
  content.set('values.json', ['items'], content.list('values.json', ['items']).slice(1));
