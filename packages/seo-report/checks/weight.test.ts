import { faultsOf } from '../testing/faults';
import { image } from '../testing/right-site';
import { weight } from './weight';

test('a file that is too heavy is a fault of the site', () => {
  const faults = faultsOf(
    weight,
    ({ images }) =>
      void images.set('/static/a1/x.webp', { ...image(10, 10, 'webp'), bytes: 200_001 }),
  );
  expect(faults.join()).toContain('has 200001 bytes');
});

test('a page of heavy pictures is a fault of the page', () => {
  const heavy = { ...image(1200, 600, 'avif'), bytes: 500_001 };
  const faults = faultsOf(
    weight,
    ({ images }) => void images.set('/static/a1/bridge-light-1200.avif', heavy),
    '/',
  );
  expect(faults.join()).toContain('loads 500001 bytes of pictures');
});
