import { isIndexable } from '../model/page';
import { faults, type Check } from './check';
import { code } from './places';

export const notFound: Check = {
  id: 'not-found',
  level: 'must',
  name: 'Unknown addresses show a 404 page',
  why: 'If wrong addresses answer with a page, the search index fills with copies of it.',
  site: ({ pages }) =>
    faults(code.notFound, [
      !pages.some((page) => page.file === '404.html' && !isIndexable(page)),
      'There is no 404.html that search engines ignore.',
      'Keep content/pages/404.mdx, with hidden: true.',
    ]),
};
