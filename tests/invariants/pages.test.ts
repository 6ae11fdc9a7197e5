import { requireBuild } from './support/build';
import { expectedFiles, pageFiles } from './support/pages';

beforeAll(requireBuild);

test('every file in content/pages/, every article and every list has its page, and there is no other', () => {
  expect(pageFiles()).toEqual(expectedFiles());
});
