import { reviewSite } from '../../tools/seo/review';
import { describeSites } from './support/site';

describeSites((site) => {
  test('search engines and networks find no error', async () => {
    const findings = await reviewSite(site.root);
    expect(findings.filter(({ level }) => level === 'error')).toEqual([]);
  });
});
