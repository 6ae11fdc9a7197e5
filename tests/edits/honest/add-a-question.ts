import type { Edit } from '../support/content-copy';
import { addNew } from '../support/new-entry';

export const edit: Edit = (content) =>
  addNew(content, 'question', {
    question: 'Do you write in other languages?',
    answer: "We write in English. It's the one we dream in.",
  });
