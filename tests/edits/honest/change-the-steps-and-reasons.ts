import type { Edit } from '../support/content-copy';

export const edit: Edit = (content) => {
  const more = { title: 'Rest', text: 'We stop when it is done.' };
  content.set('steps.json', ['items'], [...content.list('steps.json', ['items']), more]);
  content.set('highlights.json', ['items'], [...content.list('highlights.json', ['items']), more]);
  content.set(
    'differentiators.json',
    ['items'],
    content.list('differentiators.json', ['items']).slice(2),
  );
};
