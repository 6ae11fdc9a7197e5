import type { Edit } from '../support/content-copy';

export const edit: Edit = (content) => {
  content.set(
    'redirects.json',
    ['items'],
    [
      { from: '/pricing/', to: '/services/' },
      { from: '/team', to: '/about/' },
    ],
  );
  content.set('redirects.json', ['gone'], ['/shop/']);
};
