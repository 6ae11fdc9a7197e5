import type { Edit } from '../support/content-copy';
import { addNew } from '../support/new-entry';

export const edit: Edit = (content) =>
  addNew(content, 'value', { title: 'Patience', text: 'Good lines take time.', icon: 'star' });
