import { isIndexable } from '../model/page';
import { when, type Check } from './check';
import { code } from './places';

export const notFound: Check = {
  id: 'not-found',
  level: 'must',
  name: 'Unknown addresses show a 404 page',
  why: 'If wrong addresses answer with a page, the search index fills with copies of it.',
  site: ({ pages }) =>
    when(!pages.some((page) => page.file === '404.html' && !isIndexable(page)), () => ({
      what: 'There is no 404.html that search engines ignore.',
      fix: 'Keep content/pages/404.mdx, with hidden: true.',
      place: code.notFound,
    })),
};
