import type { Edit } from '../support/content-copy';
import { first } from '../support/first';

export const edit: Edit = (content) =>
  content.set(first(content.files('plans')), ['help'], ['Brand Stratgy only']);
export const says = '"Brand Stratgy only" is not an option of forms/contact.json';
