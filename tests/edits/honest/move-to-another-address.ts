import type { Edit } from '../support/content-copy';

export const edit: Edit = (content) => {
  content.set('site.json', ['address'], 'https://www.northbound.example');
  content.set('site.json', ['email'], 'write@northbound.example');
  content.set(
    'site.json',
    ['schedulingPage'],
    'https://book.northbound.example/30-minutes?from=site',
  );
};
