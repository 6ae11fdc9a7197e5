import { hydrationOf } from './hydration';

test('hydration is the time from intent to readiness, with its longest task', () => {
  const tasks = [
    { startTime: 300, duration: 190 },
    { startTime: 520, duration: 120 },
    { startTime: 900, duration: 70 },
    { startTime: 1801, duration: 150 },
  ];
  expect(hydrationOf({ intent: 500, ready: 800, tasks })).toEqual({ ready: 300, longestTask: 120 });
  expect(hydrationOf({ intent: 500, ready: 800, tasks: [] })).toEqual({
    ready: 300,
    longestTask: 0,
  });
});
