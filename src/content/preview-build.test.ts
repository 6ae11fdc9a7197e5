import { isDraftPreview, isPreview } from './preview-build';

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
