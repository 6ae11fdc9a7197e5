import type { Edit } from '../support/content-copy';

export const edit: Edit = (content) =>
  content.set(
    'redirects.json',
    ['items'],
    [
      { from: '/a/', to: '/b/' },
      { from: '/b/', to: '/a/' },
    ],
  );
export const says = 'content/redirects.json:5:13  "/a/" leads in a circle';
