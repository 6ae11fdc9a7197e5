import { faultsOf, inHome } from '../testing/faults';
import { image } from '../testing/right-site';
import { firstPicture } from './first-picture';

const plain = '<img src="/icon-192.png" alt="" loading="lazy" decoding="async">';

test.each([
  [
    'two first pictures',
    '</main>',
    `${plain.replace('<img', '<img fetchpriority="high"')}</main>`,
    '2 pictures have a high priority',
  ],
  [
    'a first picture that waits',
    'loading="eager"',
    'loading="lazy"',
    'comes first but loads “lazy”',
  ],
  [
    'another picture that does not wait',
    '</main>',
    `${plain.replace('lazy', 'eager')}</main>`,
    'icon-192 loads “eager”',
  ],
  [
    'another picture that holds up the text',
    '</main>',
    `${plain.replace('async', 'sync')}</main>`,
    'is decoded “sync”',
  ],
])('%s: a fault', (_name, from, to, what) => {
  expect(faultsOf(firstPicture, inHome(from, to), '/').join('\n')).toContain(what);
});

test('a first picture too heavy for a phone, which loads the one for twice its width', () => {
  const heavy = { ...image(1200, 600, 'avif'), bytes: 120_001 };
  const faults = faultsOf(
    firstPicture,
    ({ images }) => void images.set('/static/a1/bridge-light-1200.avif', heavy),
    '/',
  );
  expect(faults.join()).toContain('loads 120001 bytes of /static/a1/bridge-light-1200.avif first');
  const light = faultsOf(
    firstPicture,
    ({ images }) => void images.set('/static/a1/bridge-light-800.avif', heavy),
    '/',
  );
  expect(light).toEqual([]);
});
