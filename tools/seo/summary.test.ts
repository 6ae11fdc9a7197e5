import { audit } from './audit';
import { looseThreads } from './report/loose-threads';
import { summaryOf } from './summary';
import { edit, siteWith } from './testing/right-site';

test('what is wrong stands in the terminal with its rule, its pages, what to do and the line', () => {
  const { findings } = audit(
    siteWith(({ html }) => {
      for (const file of ['404/index.html', '404.html']) edit(html, file, 'charset="utf-8"', 'x');
    }),
  );
  expect(summaryOf(looseThreads(findings))).toBe(
    [
      'FAULT  S6  /404.html /404/',
      '  <meta charset> ends at byte -1.',
      '  → Put <meta charset="utf-8"> first in the head, within 1024 bytes.',
      '  src/html.tsx',
      '',
      '1 to mend, 0 warnings, 0 for the writer to weigh',
    ].join('\n'),
  );
});
