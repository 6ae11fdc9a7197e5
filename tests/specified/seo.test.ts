import { audit } from '../../packages/seo-report/audit';
import { readSite } from '../../packages/seo-report/model/read-site';
import { requireBuild, siteFolder } from '../invariants/support/build';
import { sentenceOf } from '../invariants/support/seo-finding';

beforeAll(requireBuild);

test('the specified site keeps every rule of search and sharing', async () => {
  const { findings } = audit(await readSite(siteFolder));
  expect(findings.filter(({ level }) => level === 'must').map(sentenceOf)).toEqual([]);
});
