import { scriptSchema } from '../inbox/faults';
import { faults, healthy } from './faults';
import { readSoakOptions } from './options';
import { planSubmissions } from './plan';

test('half of a run is healthy, and every fault occurs with both forms', () => {
  const plan = planSubmissions(4 * faults.length);
  expect(plan.filter(({ fault }) => fault === healthy)).toHaveLength(2 * faults.length);
  for (const { name } of faults) {
    const forms = plan.filter(({ fault }) => fault.name === name).map(({ form }) => form);
    expect([name, forms]).toEqual([name, ['contact', 'newsletter']]);
  }
});

test('no two submissions share an address, and every way to press is tried with both forms', () => {
  const plan = planSubmissions(200);
  expect(new Set(plan.map(({ email }) => email)).size).toBe(200);
  const ways = new Set(plan.map(({ form, press }) => `${form} ${press}`));
  expect(ways.size).toBe(6);
});

test('only slow faults occur with an impatient visitor', () => {
  const impatient = planSubmissions(200).filter(({ press }) => press === 'impatient');
  expect(impatient.every(({ fault }) => fault.isSlow)).toBe(true);
});

test('the inbox accepts every fault', () => {
  for (const { steps } of faults) {
    expect(scriptSchema.safeParse({ key: 'a@b.c', steps }).success).toBe(true);
  }
});

test('the options, and what they refuse', () => {
  expect(readSoakOptions([])).toEqual({ count: 2000, concurrency: 20 });
  expect(readSoakOptions(['--count', '200'])).toEqual({ count: 200, concurrency: 20 });
  expect(() => readSoakOptions(['--count', 'many'])).toThrow('--count takes a whole number');
  expect(() => readSoakOptions(['--fast'])).toThrow('--fast');
});
