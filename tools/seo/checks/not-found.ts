import { isIndexable } from '../model/page';
import { when, type Check } from './check';
import { code } from './places';

export const notFound: Check = {
  id: 'S26',
  level: 'must',
  name: 'Unknown addresses are not found',
  why: 'A wrong address that answers with a page fills the search index with copies of it.',
  site: ({ pages, content: { redirects } }) => [
    ...when(!pages.some((page) => page.file === '404.html' && !isIndexable(page)), () => ({
      what: 'There is no 404.html that hides itself from search engines.',
      fix: 'Keep content/pages/404.mdx, with hidden: true.',
      place: code.notFound,
    })),
    ...redirects
      .filter(({ from }) => /^\/?\*$/.test(from))
      .map(({ from, to, place }) => ({
        what: `Every unknown address (${from}) is led to ${to}.`,
        fix: 'Take the rule out: hosts answer with 404.html and status 404 of their own.',
        place,
      })),
  ],
};
