import { temporaryFolder } from '../../tests/support/temporary-folder';
import { readBuiltSite } from './read-built-site';

test('a folder without a built site says what to do', () => {
  expect(() => readBuiltSite(temporaryFolder())).toThrow('Run npm run build first');
});
