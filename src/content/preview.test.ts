import { isPreview, previewFault } from './preview';

afterEach(() => {
  delete process.env.GATSBY_PREVIEW;
});

test.each([
  [undefined, false],
  ['', false],
  ['false', false],
  ['true', true],
])('GATSBY_PREVIEW=%s: preview %s', (value, preview) => {
  if (value !== undefined) process.env.GATSBY_PREVIEW = value;
  expect(isPreview()).toBe(preview);
  expect(previewFault(value)).toBeUndefined();
});

test.each(['1', 'yes', 'TRUE'])('GATSBY_PREVIEW=%s is refused rather than guessed', (value) => {
  expect(previewFault(value)).toBe(
    `GATSBY_PREVIEW is "${value}": set it to true for a preview, or leave it out`,
  );
});
