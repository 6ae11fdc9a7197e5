import { isDay, todayIn, isScheduled, isTimeZone, noonOf } from './calendar';

test.each([
  ['UTC', '2025-06-30'],
  ['Pacific/Auckland', '2025-07-01'],
  ['America/Los_Angeles', '2025-06-30'],
  ['Berlin', '2025-06-30'],
])('the day in %s is its own', (zone, day) => {
  expect(isTimeZone(zone)).toBe(zone !== 'Berlin');
  expect(todayIn(zone, new Date('2025-06-30T23:00:00Z'))).toBe(day);
});

test('an article is scheduled until its day', () => {
  expect(isScheduled({ published: '2025-07-01' }, '2025-06-30')).toBe(true);
  expect(isScheduled({ published: '2025-07-01' }, '2025-07-01')).toBe(false);
  expect(isScheduled({}, '2025-07-01')).toBe(false);
});

test.each([
  ['UTC', '2025-03-30', '+00:00'],
  ['Asia/Kolkata', '2025-07-01', '+05:30'],
  // Clocks change early on these days.
  ['America/Los_Angeles', '2025-03-09', '-07:00'],
  ['Pacific/Auckland', '2025-04-06', '+12:00'],
])('in %s noon of %s is at %s', (zone, day, offset) => {
  expect(noonOf(day, zone)).toBe(`${day}T12:00:00${offset}`);
});

test.each(['America/Los_Angeles', 'America/Sao_Paulo', 'Europe/Berlin', 'Asia/Tokyo'])(
  'a reader in %s sees the day of the site',
  (reader) => {
    expect(todayIn(reader, new Date(noonOf('2025-07-01', 'UTC')))).toBe('2025-07-01');
  },
);

test('a day before the web was mistyped', () => {
  expect(['2026-06-30', '0025-03-31', '2026-02-30'].map(isDay)).toEqual([true, false, false]);
});
