import { faultsOf, inHome } from '../testing/faults';
import { alt } from './alt';

const right = 'alt="A bridge over a river"';

test.each([
  ['is too short', 'alt="Lake"', 'is 4 characters long'],
  ['is too long', `alt="${'A bridge. '.repeat(11)}"`, 'is 110 characters long'],
  ['is a file name', 'alt="bridge-final.jpg"', 'is a file name'],
  ['says that it is a picture', 'alt="Image of a bridge"', 'starts with “Image of a bridge'],
])('a description that %s', (_name, wrong, what) => {
  expect(faultsOf(alt, inHome(right, wrong), '/').join()).toContain(what);
});

test('an empty alt text marks a decoration', () => {
  expect(faultsOf(alt, inHome(right, 'alt=""'), '/')).toEqual([]);
});
