import { readLastReport, sinceLast } from './since-last';

const finding = (what: string) => ({ id: 'title', page: '/', what });
const madeAt = '2025-03-31T10:00:00.000Z';

test('fixed and new findings are counted', () => {
  const last = readLastReport(JSON.stringify({ madeAt, findings: ['a', 'b'].map(finding) }));
  const now = ['b', 'c', 'd'].map(finding);
  expect(sinceLast(last, now)).toEqual({ madeAt, mended: 1, added: 2 });
});

test.each(['', '{', '{"findings":[]}'])('a last report of %j is ignored', (text) => {
  expect(sinceLast(readLastReport(text), [])).toBeNull();
});
