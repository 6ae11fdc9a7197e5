import type { Finding } from '../audit';
import { readLastReport, sinceLast } from './since-last';

const finding = (what: string): Finding => ({
  id: 'title',
  name: '',
  why: '',
  level: 'must',
  page: '/',
  what,
  fix: '',
  place: { file: 'content/site.json', line: 1 },
});
const last = (...findings: Finding[]) =>
  readLastReport(JSON.stringify({ madeAt: '2025-03-31T10:00:00.000Z', findings }));

test('fixed and new findings are counted', () => {
  expect(
    sinceLast(last(finding('a'), finding('b')), [finding('b'), finding('c'), finding('d')]),
  ).toEqual({
    madeAt: '2025-03-31T10:00:00.000Z',
    mended: 1,
    added: 2,
  });
});

test.each(['', '{', '{"findings":[]}'])('a last report of %j is ignored', (text) => {
  expect(sinceLast(readLastReport(text), [])).toBeNull();
});
