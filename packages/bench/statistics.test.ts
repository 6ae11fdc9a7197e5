import { median, ratio } from './statistics';

test.each([
  [[7], 7],
  [[9, 1, 5], 5],
  [[4, 1, 10, 2], 3],
])('the median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected);
});

test('an empty list has no median', () => {
  expect(() => median([])).toThrow('An empty list');
});

test.each([
  [115, 100, 1.15],
  [0, 0, 1],
  [5, 0, null],
  [undefined, 100, null],
  [5, undefined, null],
])('the ratio of %s to %s is %s', (value, limit, expected) => {
  expect(ratio(value, limit)).toBe(expected);
});
