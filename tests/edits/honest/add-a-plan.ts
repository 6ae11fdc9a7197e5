import type { Edit } from '../support/content-copy';
import { addNew } from '../support/new-entry';

export const edit: Edit = (content) => {
  addNew(content, 'plan', {
    title: 'Keynote Plan',
    items: 'A talk in your voice; Slides that stay out of its way',
    note: 'More can be provided for your personal brand and business goals.',
    short: 'Keynote',
    figure: 'One stage',
    summary: 'A talk people quote the next morning.',
    text: '**Twenty minutes, one idea.** We write the talk and cut everything else.',
  });
};
