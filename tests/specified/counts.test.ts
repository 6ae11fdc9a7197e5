import { readEntries } from '../../src/check/read-entry';
import type { Entry } from '../../src/content/entry';
import { specifiedContent as folder } from '../../packages/build/sites';

const entries = readEntries(folder);

const ofType = (type: string) => entries.filter((entry) => entry.type === type);
const listIn = (entry: Entry | undefined, name: string) => {
  const list = entry?.data[name];
  return Array.isArray(list) ? list.length : -1;
};

test.each([
  ['Question', 11],
  ['Testimonial', 4],
  ['Plan', 3],
])('%s: there are as many files as specified, each with its own place', (type, count) => {
  const orders = ofType(type).map(({ data }) => data.order);
  expect(orders).toHaveLength(count);
  expect(new Set(orders).size).toBe(count);
});

test.each([
  ['Values', 5],
  ['Differentiators', 5],
  ['Steps', 3],
  ['Highlights', 4],
])('%s: the list is as long as specified', (type, count) => {
  expect(ofType(type).map((entry) => listIn(entry, 'items'))).toEqual([count]);
});

test('the plans include 8, 7 and 4 items', () => {
  const plans = ofType('Plan').sort((a, b) => Number(a.data.order) - Number(b.data.order));
  expect(plans.map((plan) => listIn(plan, 'items'))).toEqual([8, 7, 4]);
});
