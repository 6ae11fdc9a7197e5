import type { Edit } from '../support/content-copy';
import { reword } from '../support/texts';

export const edit: Edit = (content) => {
  reword(content, 'layout.json', ['navigation', 'items'], (text) => `${text}s`);
  content.set('layout.json', ['navigation', 'action', 'label'], 'Say Hello');
  reword(content, 'layout.json', ['theme'], (text) => `${text} now`);
  content.set('layout.json', ['footer', 'exploreHeading'], 'Look around');
  content.set('layout.json', ['footer', 'copyright'], '© {brand}, {year}');
  content.set('site.json', ['tagline'], 'We put it in writing.');
};
