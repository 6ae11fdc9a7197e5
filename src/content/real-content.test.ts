import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFiles } from './check';
import { checkFile, type Entry } from './check-file';
import { parseContent } from './parse';
import { priceText } from './price';
import { readTokens } from './read-site';
import { siteSchema } from './site';

const folder = 'content';
const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const files = contentFiles(folder);
const tokens = readTokens(folder);
const entries = files.flatMap((file) => checkFile(file, read(file), tokens).entry ?? []);

const ofType = (type: string) => entries.filter((entry) => entry.type === type);
const listIn = (entry: Entry | undefined, name: string) => {
  const list = entry?.data[name];
  return Array.isArray(list) ? list.length : -1;
};

test.each([
  ['Question', 11],
  ['Testimonial', 4],
  ['Plan', 3],
])('%s: there are as many files as specified, with places of their own', (type, count) => {
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

const site = siteSchema.parse(parseContent('site.json', read('site.json')).data);
const facts = {
  ...site.facts,
  minimumEngagement: priceText(site.minimumEngagement, site.language),
};
const others = files.filter((file) => file !== 'site.json');

/** A bare number counts only before a word: `4 continents`, `30-minute`, and not `order: 4`. */
const typedByHand = (text: string, fact: string) =>
  /^\d+$/.test(fact)
    ? new RegExp(`(?<![\\w*.-])${fact}[ -]\\p{L}`, 'u').test(text)
    : text.includes(fact);

test.each([
  ['in 30 minutes', '30', true],
  ['a 30-minute call', '30', true],
  ['order: 30', '30', false],
  ['a {callMinutes}-minute call', '30', false],
  ['from $500 on', '$500', true],
])('%s: is %s typed there? %s', (text, fact, typed) => {
  expect(typedByHand(text, fact)).toBe(typed);
});

test.each(Object.entries(facts))(
  'no other file than site.json types %s by hand: %s',
  (_name, fact) => {
    expect(others.filter((file) => typedByHand(read(file), fact))).toEqual([]);
  },
);
