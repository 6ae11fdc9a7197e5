import type { Edit } from '../support/content-copy';
import { first } from '../support/first';

export const edit: Edit = (content) =>
  content.set(first(content.files('plans')), ['help'], ['Brand Stratgy only']);
export const says = '"help" names "Brand Stratgy only", which forms/contact.json does not offer';
