import { checkSite } from '../check';
import { folderOf } from '../mistakes/folder-of';
import { rightSite } from '../mistakes/right-site';
import { formatProblem } from '../problem';

const said = (brand: string, titles: Readonly<Record<string, string>>) => {
  const files = new Map(rightSite);
  const change = (file: string, from: RegExp, to: string) =>
    files.set(file, String(files.get(file)).replace(from, to));
  change('site.json', /"brand": "Acme"/, `"brand": ${JSON.stringify(brand)}`);
  for (const [file, title] of Object.entries(titles)) change(file, /title: .*/, `title: ${title}`);
  return checkSite(folderOf(files)).map(formatProblem);
};

const titles = {
  'pages/about.mdx': 'The people and the story behind it | {brand}',
  'pages/press.mdx': 'Press, pictures and interviews | {brand}',
};

test('a brand that makes two titles too long is named once, in site.json', () => {
  expect(said('The Acme Storytelling Company', titles)).toEqual([
    'content/site.json:2:12  "brand" makes 2 titles too long, by up to 6 characters: pages/about.mdx, pages/press.mdx. Shorten it, or shorten them',
  ]);
});

test('one title that is too long is to blame itself, and so is one that is too long without the brand', () => {
  expect(
    said('Acme', {
      'pages/about.mdx': 'A title that has many more words than any search engine shows | {brand}',
    }),
  ).toEqual([
    expect.stringMatching(/^content\/pages\/about\.mdx:3:8 {2}"title" is 68 characters long/),
  ]);
  expect(
    said('The Acme Storytelling Company', { 'pages/about.mdx': titles['pages/about.mdx'] }),
  ).toEqual([
    expect.stringMatching(/^content\/pages\/about\.mdx:3:8 {2}"title" is 66 characters long/),
  ]);
});
