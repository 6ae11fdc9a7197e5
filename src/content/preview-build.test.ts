import { isDraftPreview, isPreview, previewProblem } from './preview-build';

afterAll(() => {
  delete process.env.GATSBY_PREVIEW;
});

test.each([
  ['drafts', true, true],
  ['true', true, false],
  ['false', false, false],
])('GATSBY_PREVIEW=%s: a preview %s, with drafts %s', (value, isOne, hasDrafts) => {
  process.env.GATSBY_PREVIEW = value;
  expect([isPreview(), isDraftPreview()]).toEqual([isOne, hasDrafts]);
});

test('GATSBY_PREVIEW is true, drafts or left out; another value is refused rather than guessed', () => {
  expect(previewProblem('true')).toBeUndefined();
  expect(previewProblem('drafts')).toBeUndefined();
  expect(previewProblem(undefined)).toBeUndefined();
  expect(previewProblem('yes')).toMatch(/^GATSBY_PREVIEW is "yes": set it to true/);
});
