import type { Edit } from '../support/content-copy';
import { first } from '../support/first';

export const edit: Edit = (content) => {
  const file = first(content.files('faq'));
  content.set(file, ['question'], 'When will people notice?');
  content.setBody(file, 'Most clients hear the first echo within {resultsWindow}.');
};
