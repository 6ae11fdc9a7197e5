import type { Edit } from '../support/content-copy';

export const edit: Edit = (content) =>
  content.set('site.json', ['socials'], content.list('site.json', ['socials']).slice(1));
