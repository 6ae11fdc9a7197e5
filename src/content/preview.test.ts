import { previewFault } from './preview';

test('GATSBY_PREVIEW is true or left out; another value is refused rather than guessed', () => {
  expect(previewFault('true')).toBeUndefined();
  expect(previewFault(undefined)).toBeUndefined();
  expect(previewFault('yes')).toMatch(/^GATSBY_PREVIEW is "yes": set it to true/);
});
