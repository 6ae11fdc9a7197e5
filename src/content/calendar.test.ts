import { todayIn, isScheduled, isTimeZone, startOfDay } from './calendar';

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
  // Clocks change on this day, after its beginning.
  ['Europe/Berlin', '2025-03-30', '+01:00'],
  ['Pacific/Auckland', '2025-04-06', '+13:00'],
  // The hour after midnight comes twice.
  ['America/Havana', '2025-11-02', '-04:00'],
])('in %s %s begins at midnight, %s', (zone, day, offset) => {
  expect(startOfDay(day, zone)).toBe(`${day}T00:00:00${offset}`);
});

test('a day without a midnight begins at its first moment', () => {
  expect(startOfDay('2026-09-06', 'America/Santiago')).toBe('2026-09-06T01:00:00-03:00');
});
