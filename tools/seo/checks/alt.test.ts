import { faultsOf, inHome } from '../testing/faults';
import { alt } from './alt';

const right = 'alt="A bridge over a river"';

test.each([
  ['is too short', 'alt="Lake"', 'has 4 characters'],
  ['is too long', `alt="${'A bridge. '.repeat(11)}"`, 'has 110 characters'],
  ['is a file name', 'alt="bridge-final.jpg"', 'is a file name'],
  ['says that it is a picture', 'alt="Image of a bridge"', 'starts “Image of a bridge'],
])('a description that %s', (_name, wrong, what) => {
  expect(faultsOf(alt, inHome(right, wrong), '/').join()).toContain(what);
});

test('a picture that only decorates says so with an empty one', () => {
  expect(faultsOf(alt, inHome(right, 'alt=""'), '/')).toEqual([]);
});
