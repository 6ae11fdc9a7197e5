import { isIndexable } from '../model/page';
import { when, type Check } from './check';
import { code } from './places';

export const notFound: Check = {
  id: 'S26',
  level: 'must',
  name: 'Unknown addresses are not found',
  why: 'A wrong address that answers with a page fills the search index with copies of it.',
  site: ({ pages }) =>
    when(!pages.some((page) => page.file === '404.html' && !isIndexable(page)), () => ({
      what: 'There is no 404.html that hides itself from search engines.',
      fix: 'Keep content/pages/404.mdx, with hidden: true.',
      place: code.notFound,
    })),
};
