import { requireBuild } from './support/build';
import { expectedFiles, pageFiles } from './support/pages';

beforeAll(requireBuild);

test('every file in content/pages/ has its page, and there is no other page', () => {
  expect(pageFiles()).toEqual(expectedFiles());
});
