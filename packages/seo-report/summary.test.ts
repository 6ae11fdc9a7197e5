import { audit } from './audit';
import { looseThreads } from './report/loose-threads';
import { summaryOf } from './summary';
import { edit, siteWith } from './testing/right-site';

test('the terminal shows each fault with its rule, pages, remedy and place', () => {
  const { findings } = audit(
    siteWith(({ html }) => {
      for (const file of ['404/index.html', '404.html']) edit(html, file, 'charset="utf-8"', 'x');
    }),
  );
  expect(summaryOf(looseThreads(findings))).toBe(
    [
      'FAULT  document  /404.html /404/',
      '  There is no <meta charset>.',
      '  → Put <meta charset="utf-8"> first in the head, within 1024 bytes.',
      '  src/html.tsx',
      '',
      '1 fault, 0 warnings, 0 hints',
    ].join('\n'),
  );
});
