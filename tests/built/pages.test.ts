import { requireBuild } from './support/build';
import { pageContents } from './support/content';
import { expectedFiles, pageFiles } from './support/pages';

beforeAll(requireBuild);

test('every file in content/pages/ has its page, and there is no other page', () => {
  expect(pageContents().length).toBeGreaterThanOrEqual(6);
  expect(pageFiles()).toEqual(expectedFiles());
});
