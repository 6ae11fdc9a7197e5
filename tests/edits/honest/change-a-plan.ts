import type { Edit } from '../support/content-copy';
import { first } from '../support/first';

export const edit: Edit = (content) => {
  const file = first(content.files('plans'));
  content.set(file, ['title'], 'The Map: Strategy & Positioning');
  content.set(file, ['pricing', 'figure'], 'Once, then yours');
  content.set(file, ['tagline'], undefined);
  content.set(file, ['items'], [...content.list(file, ['items']).slice(1), 'A call in month six']);
  content.setBody(
    file,
    '**A map you can fold.** It fits on a page, and every later piece leans on it.',
  );
};
