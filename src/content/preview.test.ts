import { previewProblem } from './preview';

test('GATSBY_PREVIEW is true or left out; another value is refused rather than guessed', () => {
  expect(previewProblem('true')).toBeUndefined();
  expect(previewProblem(undefined)).toBeUndefined();
  expect(previewProblem('yes')).toMatch(/^GATSBY_PREVIEW is "yes": set it to true/);
});
