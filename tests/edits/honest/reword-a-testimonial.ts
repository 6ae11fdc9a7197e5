import type { Edit } from '../support/content-copy';
import { first } from '../support/first';

export const edit: Edit = (content) =>
  content.set(
    first(content.files('testimonials')),
    ['quote'],
    'They asked one question more than I wanted, and that answer became my headline.',
  );
