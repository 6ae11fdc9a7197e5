import { checkSite, errorsIn } from './check';
import { catalogue } from './catalogue';
import { cataloguePages } from './catalogue-pages';
import { folderOf } from './mistakes/site-in-memory';
import { rightSite, today } from './mistakes/right-site';
import { indexSite } from './site-index';

beforeAll(() => jest.useFakeTimers({ now: today, doNotFake: ['performance'] }));

const withDownload = { ...folderOf(rightSite), downloads: ['kit.pdf'] };
const pages = cataloguePages(indexSite(withDownload), false);

test('the pages of the catalogue have no mistake', () => {
  const files = new Map([...rightSite, ...pages]);
  const problems = checkSite({ ...folderOf(files), downloads: ['kit.pdf'] });
  expect(errorsIn(problems).map(({ file, message }) => `${file} ${message}`)).toEqual([]);
});

test.each([...pages])('%s shows every component', (_file, text) => {
  for (const name of catalogue().keys()) expect(text).toContain(`\n<${name}`);
});

test('without testimonials and downloads the others are shown', () => {
  const few = new Map([...rightSite].filter(([name]) => !name.startsWith('testimonials/')));
  const [text = ''] = cataloguePages(indexSite(folderOf(few)), false).values();
  expect(text).not.toContain('<Testimonial');
  expect(text).not.toContain('<Download');
  expect(text).toContain('<Quote');
});
