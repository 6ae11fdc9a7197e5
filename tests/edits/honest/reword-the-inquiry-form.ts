import type { Edit } from '../support/content-copy';
import { reword } from '../support/texts';

export const edit: Edit = (content) => {
  const file = 'forms/contact.json';
  for (const part of ['fullName', 'email', 'role', 'goals', 'additional']) {
    reword(content, file, [part], (text) => `${text}, please`);
  }
  for (const part of [
    'optional',
    'submit',
    'sending',
    'slow',
    'note',
    'sent',
    'failed',
    'draft',
    'failure',
  ]) {
    reword(content, file, [part], (text) => `So: ${text}`);
  }
  for (const group of ['helpNeeded', 'timeline', 'budget']) {
    reword(content, file, [group, 'label'], (text) => `So: ${text}`);
  }
};
