import { checkSite } from '../check';
import { folderOf } from '../mistakes/folder-of';
import { rightSite } from '../mistakes/right-site';
import { formatProblem } from '../problem';

/** The right site with another brand, which titles and descriptions of these pages end with. */
function problemsWith(brand: string, pages: readonly string[]): string[] {
  const files = new Map(rightSite);
  files.set('site.json', String(files.get('site.json')).replace('"Acme"', JSON.stringify(brand)));
  for (const page of pages) {
    const name = `pages/${page}.mdx`;
    const text = String(files.get(name)).replace(/(title: .*)$/m, '$1, {brand}');
    files.set(name, text);
  }
  return checkSite(folderOf(files)).map(formatProblem);
}

const pages = ['about', 'services', 'contact'];
const long = 'Northbound Communications';

test('a long brand is reported once, where it is', () => {
  expect(problemsWith('Acme', pages)).toEqual([]);
  expect(problemsWith(long, pages)).toEqual([
    'content/site.json:2:12  "brand" is 25 characters long. It makes 3 titles and descriptions too long, the first in pages/about.mdx. Shorten it, or leave {brand} out of them',
  ]);
});

test('one title that is too long is reported where it is', () => {
  expect(problemsWith(long, ['about'])).toEqual([
    expect.stringMatching(/^content\/pages\/about\.mdx:3:8 {2}"title" /),
  ]);
});
