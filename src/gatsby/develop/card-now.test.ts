import { valueAt } from '../../content/fields';
import { join, resolve } from 'node:path';
import { openFolder } from '../../../packages/content-check/content-folder';
import { indexSite } from '../../../packages/content-check/site-index';
import { cardPainter } from '../output/share-cards';
import { cardNow } from './card-now';
import { temporaryFolder } from '../../../packages/kit/testing/temporary-folder';

test('the preview shows the same card as the published page', async () => {
  const folder = temporaryFolder();
  const site = indexSite(openFolder('content'));
  const painter = cardPainter(folder, {
    brand: site.tokens.brand ?? '',
    picture: resolve('content/images/social.png'),
    mark: resolve('static/icon.svg'),
    alt: '',
  });
  const about = site.files.find(({ file }) => file === 'pages/about.mdx');
  const headline = String(valueAt(about?.fields, ['hero', 'headline']));
  const { path } = await painter.paint({ slug: 'about', headline });
  expect(await cardNow(site, 'about', folder)).toBe(join(folder, path));
  expect(await cardNow(site, 'nowhere', folder)).toBeNull();
});
