import type { Edit } from '../support/content-copy';
import { first } from '../support/first';

const name = 'A Brand Strategy';

export const edit: Edit = (content) => {
  const file = 'forms/contact.json';
  const place = ['helpNeeded', 'options'];
  const old = first(content.list(file, place));
  content.set(file, [...place, 0], name);
  for (const plan of content.files('plans')) {
    const help = content.list(plan, ['help']).map((option) => (option === old ? name : option));
    content.set(plan, ['help'], help);
  }
};
