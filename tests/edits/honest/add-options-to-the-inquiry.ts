import type { Edit } from '../support/content-copy';

export const edit: Edit = (content) => {
  const file = 'forms/contact.json';
  const add = (group: string, option: unknown) =>
    content.set(file, [group, 'options'], [...content.list(file, [group, 'options']), option]);
  add('helpNeeded', 'A Keynote');
  add('timeline', { value: 'next-year', label: 'Next year' });
  add('budget', 'Let us talk about it');
};
