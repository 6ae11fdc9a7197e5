import { folderOf } from './mistakes/site-in-memory';
import { rightSite } from './mistakes/right-site';
import { anchorsAt, forgetReadings, indexSite } from './site-index';

const text = "---\nquestion: 'Why?'\n---\n\nBecause.\n";
const folder = {
  names: ['faq/one.mdx'],
  broken: [],
  downloads: [],
  brokenDownloads: [],
  read: () => Buffer.from(text),
  size: () => text.length,
};
const reading = () => indexSite(folder).files[0];

test('a file that is as it was is read once, until its reading is forgotten', () => {
  const first = reading();
  expect(reading()).toBe(first);
  forgetReadings();
  expect(reading()).not.toBe(first);
});

test('a link may lead to the testimonials while there are some', () => {
  expect(anchorsAt(indexSite(folderOf(rightSite)), '/')).toContain('testimonials');
  const files = new Map(rightSite);
  files.delete('testimonials/mei.json');
  expect(anchorsAt(indexSite(folderOf(files)), '/')).not.toContain('testimonials');
});
