import type { Edit } from '../support/content-copy';
import { first } from '../support/first';

export const edit: Edit = (content) => content.remove(first(content.files('faq').slice(3)));
