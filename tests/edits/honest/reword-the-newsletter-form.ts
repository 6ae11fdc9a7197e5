import type { Edit } from '../support/content-copy';
import { reword } from '../support/texts';

export const edit: Edit = (content) =>
  reword(content, 'forms/newsletter.json', [], (text) => `So: ${text}`);
