import type { Edit } from '../support/content-copy';

export const edit: Edit = (content) => content.set('site.json', ['address'], 'https://localhost');
export const says =
  'content/site.json:5:14  "address" leads to "localhost", which visitors cannot reach';
