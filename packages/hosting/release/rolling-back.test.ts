import { rollBack } from './releases';
import { current, into, release, useReleaseFolder } from './trial-releases';

useReleaseFolder();

test('going back leads to the previous release, and stops at the first', async () => {
  await release(1);
  await release(2);
  expect(rollBack(into())).toBe('2025-01-01');
  expect(current('site/index.html')).toContain('<p>1</p>');
  expect(() => rollBack(into())).toThrow(
    'It is unknown what was served before 2025-01-01. Choose one with --to: 2025-01-01, 2025-01-02.',
  );
});

test('going back never leads to a release that was rolled back', async () => {
  for (const version of [1, 2, 3]) await release(version);
  expect(rollBack(into())).toBe('2025-01-02');
  await release(4, { keep: 5 });
  expect(rollBack(into())).toBe('2025-01-02');
  expect(rollBack(into())).toBe('2025-01-01');
  expect(rollBack(into(), '2025-01-04')).toBe('2025-01-04');
  expect(() => rollBack(into(), '2025-01-09')).toThrow(
    /no release 2025-01-09 any more.*--to: 2025/,
  );
});
