import { drawnAt, imagesOf, loadedBy, originalOf, weightOf } from './images';
import { pageAt, type SeoSite } from './model/site';
import { edit, siteWith } from './testing/right-site';

const phone = { width: 412, density: 2 };
const home = (site: SeoSite) => {
  const page = pageAt(site, '/');
  const [image] = page?.images ?? [];
  if (!page || !image) throw new Error('The sample’s home page has no picture.');
  return { page, image };
};

test('a phone loads the file for its width and density', () => {
  const site = siteWith(({ html }) => edit(html, 'index.html', 'sizes="600px"', 'sizes="100vw"'));
  const { page, image } = home(site);
  expect(drawnAt(image, 412)).toBe(412);
  const url = '/static/a1/bridge-light-1200.avif';
  const loaded = loadedBy(image, phone, 'image/avif', site);
  expect(loaded).toEqual({ url, width: 1200, bytes: 24000 });
  expect(weightOf(page, phone, 'image/avif', site)).toBe(24000);
});

test('without readable sizes, the reserved width counts', () => {
  const site = siteWith(({ html }) => edit(html, 'index.html', 'sizes="600px"', 'sizes="auto"'));
  expect(drawnAt(home(site).image, 412)).toBe(1200);
});

test('a picture that is repeated counts once', () => {
  const again =
    '<div aria-hidden="true"><img src="/static/a1/bridge-light.jpg" alt=""></div></main>';
  const site = siteWith(({ html }) => edit(html, 'index.html', '</main>', again));
  expect(imagesOf(home(site).page)).toHaveLength(1);
});

test('the original is found by its name', () => {
  const site = siteWith();
  expect(originalOf(home(site).image, site)?.file).toBe('content/images/bridge-light.jpg');
});
