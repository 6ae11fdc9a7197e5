import { faultsOf, inAbout } from '../testing/faults';
import { edit, image } from '../testing/right-site';
import { ownShareImage } from './own-share-image';

test('a picture that two pages share', () => {
  const faults = faultsOf(ownShareImage, inAbout('abababab', '12345678'), '/about/');
  expect(faults.join()).toContain('/services/ is shared with the same picture');
});

test('a picture whose name stays when it changes', () => {
  const faults = faultsOf(
    ownShareImage,
    ({ html, images }) => {
      edit(html, 'about/index.html', 'abababab', 'about');
      images.set('/share/about.png', image(1200, 630, 'png'));
    },
    '/about/',
  );
  expect(faults.join()).toContain('The picture is at /share/about.png');
});

test('a page without a picture is judged elsewhere', () => {
  expect(faultsOf(ownShareImage, inAbout('og:image"', 'og:x"'), '/about/')).toEqual([]);
});
