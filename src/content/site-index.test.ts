import { forgetReadings, indexSite } from './site-index';

const text = "---\nquestion: 'Why?'\n---\n\nBecause.\n";
const folder = {
  names: ['faq/one.mdx'],
  broken: [],
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
