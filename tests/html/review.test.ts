import { reviewSite } from '../../tools/seo/review';
import { describeSites } from './support/site';

describeSites((site) => {
  test('search engines, networks and validators find no fault', async () => {
    const findings = await reviewSite(site.root);
    expect(findings.filter(({ level }) => level === 'error')).toEqual([]);
  });
});
