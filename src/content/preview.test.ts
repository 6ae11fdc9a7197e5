import { isPreview, previewFault } from './preview';

afterEach(() => {
  delete process.env.GATSBY_PREVIEW;
});

test.each([
  ['', false],
  ['false', false],
  ['true', true],
])('GATSBY_PREVIEW=%s: preview %s', (value, preview) => {
  process.env.GATSBY_PREVIEW = value;
  expect(isPreview()).toBe(preview);
  expect(previewFault(value)).toBeUndefined();
});

test('another value of GATSBY_PREVIEW is refused rather than guessed', () => {
  expect(previewFault('yes')).toMatch(/^GATSBY_PREVIEW is "yes": set it to true/);
});
