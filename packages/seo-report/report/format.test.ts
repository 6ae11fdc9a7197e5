import { bytes, counted, dayOf, duration, momentOf, percent, timeOf } from './format';

test.each([
  [999, '999 B'],
  [1234, '1.2 KB'],
  [12_345, '12 KB'],
  [1_234_567, '1.2 MB'],
])('%i bytes are %s', (value, text) => {
  expect(bytes(value)).toBe(text);
});

test('numbers, percentages, times and dates are readable', () => {
  expect([counted(1, 'page'), counted(1200, 'page')]).toEqual(['1 page', '1,200 pages']);
  expect(percent(0.357)).toBe('36 %');
  expect([duration(59), duration(64)]).toEqual(['59 s', '1 min 4 s']);
  const iso = '2025-03-31T10:05:00.000Z';
  expect([dayOf(iso), timeOf(iso), momentOf(iso)]).toEqual([
    '31 March 2025',
    '10:05',
    '2025-03-31 10:05',
  ]);
  expect(momentOf('2025-03-31')).toBe('2025-03-31');
});
