import type { Edit } from '../support/content-copy';
import { addNew } from '../support/new-entry';

export const edit: Edit = (content) =>
  addNew(content, 'page', {
    address: 'Press Kit',
    title: 'Press & Pictures | {brand}',
    description: 'Everything a reporter needs about {brand} on one page, with the way to reach us.',
    eyebrow: 'Press',
    headline: 'For those *who write*',
    lede: '{brand} in print. Write to {email}.',
    text: 'We answer within {replyTime}: write to [{email}](mailto:{email}), or see [what we do](/services/).',
  });
