import { rightContent } from '../testing/right-content';
import { indexContent, placeName } from './content';

const content = indexContent(rightContent());
const about = content.pages.find(({ path }) => path === '/about/');
if (!about) throw new Error('The sample has no page about.');

test('pages, redirects and pictures are found', () => {
  expect(content.pages.map(({ path }) => path)).toEqual(['/', '/about/', '/services/', '/404/']);
  expect(content.redirects).toMatchObject([{ from: '/old/', to: '/about/' }]);
  expect(content.pictures).toEqual(['content/images/bridge-light.jpg']);
});

test('a picture that a text names is one of the site', () => {
  const files = rightContent();
  const figure = '<Figure picture="images/saw.jpg" alt="A saw" />\n\nSave it as images/no.jpg.';
  files.set('faq/how-long.mdx', `---\nquestion: How long?\norder: 1\n---\n\n${figure}\n`);
  expect(indexContent(files).pictures).toContain('content/images/saw.jpg');
  expect(indexContent(files).pictures).not.toContain('content/images/no.jpg');
});

test('a field has its line; a field that is missing has that of its closest parent', () => {
  const line = (...path: string[]) => placeName(content.placeOf('content/pages/about.mdx', path));
  expect(line('description')).toBe('content/pages/about.mdx:3');
  expect(line('hero', 'headline')).toBe('content/pages/about.mdx:1');
});

test.each([
  ['a field of the page itself', 'Our Story and Our Workshop | Acme', 'content/pages/about.mdx:2'],
  ['a question', 'How long does it take?', 'content/faq/how-long.mdx:2'],
  ['prose without its marks', 'A year, as a rule.', 'content/faq/how-long.mdx:6'],
  ['a part of a line', 'We began with one saw.', 'content/pages/about.mdx:7'],
  ['the address of a link in prose', '/services/', 'content/pages/about.mdx:7'],
  ['a text that no file has', 'Hello', 'content/pages/about.mdx'],
  ['nothing', '', 'content/pages/about.mdx'],
])('%s is found where it is written', (_name, text, place) => {
  expect(placeName(content.placeOfText(text, about))).toBe(place);
});

test('tokens are filled in before texts are compared', () => {
  const files = rightContent();
  files.set('pages/about.mdx', '---\ntitle: "We are {brand}"\ndescription: x\n---\n');
  const page = indexContent(files).pages.find(({ path }) => path === '/about/');
  expect(page?.title).toBe('We are Acme');
});

test('a draft is not part of the site', () => {
  const files = rightContent();
  const page = files.get('pages/about.mdx') ?? '';
  files.set('pages/later.mdx', page.replace('title:', 'draft: true\ntitle:'));
  expect(indexContent(files).pages).toHaveLength(content.pages.length);
});
