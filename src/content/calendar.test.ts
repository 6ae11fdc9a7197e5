import { dayIn, dayWords, isDay, isScheduled, isTimeZone, startOfDay } from './calendar';

test.each(['2025-02-28', '2024-02-29', '2025-12-31'])('%s is a day', (day) => {
  expect(isDay(day)).toBe(true);
});

test.each(['2025-02-29', '2025-2-1', '2025-01-01T00:00:00Z', '01/02/2025', 2025, null])(
  '%s is no day',
  (day) => {
    expect(isDay(day)).toBe(false);
  },
);

test.each(['UTC', 'Europe/Berlin', 'America/New_York'])('%s is a time zone', (zone) => {
  expect(isTimeZone(zone)).toBe(true);
});

test('a city alone is no time zone', () => {
  expect(isTimeZone('Berlin')).toBe(false);
});

test.each([
  ['UTC', '2025-06-30'],
  ['Pacific/Auckland', '2025-07-01'],
  ['America/Los_Angeles', '2025-06-30'],
  ['nowhere', '2025-06-30'],
])('the day in %s is its own', (zone, day) => {
  expect(dayIn(zone, new Date('2025-06-30T23:00:00Z'))).toBe(day);
});

test('an article is scheduled until its day', () => {
  expect(isScheduled({ published: '2025-07-01' }, '2025-06-30')).toBe(true);
  expect(isScheduled({ published: '2025-07-01' }, '2025-07-01')).toBe(false);
  expect(isScheduled({}, '2025-07-01')).toBe(false);
});

test('a day is written as its readers do', () => {
  expect(dayWords('2025-07-01', 'en-US')).toBe('July 1, 2025');
  expect(dayWords('2025-07-01', 'en-GB')).toBe('1 July 2025');
  expect(dayWords('2025-07-01', 'de')).toBe('1. Juli 2025');
});

test.each([
  ['UTC', '2025-03-30', '2025-03-30T00:00:00+00:00'],
  ['Pacific/Auckland', '2025-03-31', '2025-03-31T00:00:00+13:00'],
  ['America/Los_Angeles', '2025-07-01', '2025-07-01T00:00:00-07:00'],
  ['Asia/Kolkata', '2025-07-01', '2025-07-01T00:00:00+05:30'],
  // Clocks change on this day, after its beginning.
  ['Europe/Berlin', '2025-03-30', '2025-03-30T00:00:00+01:00'],
  ['Pacific/Auckland', '2025-04-06', '2025-04-06T00:00:00+13:00'],
])('in %s %s begins at %s', (zone, day, moment) => {
  expect(startOfDay(day, zone)).toBe(moment);
});
