import { when, type Check } from './check';
import { code } from './places';
import { repeatsOf } from './repeats';
import { shareImageOf } from './share-image';

/** A name that changes with its content: eight or more hexadecimal digits somewhere in the path. */
const hashed = /[0-9a-f]{8,}/;

export const ownShareImage: Check = {
  id: 'S9',
  level: 'should',
  name: 'A share picture of its own',
  why: 'Two links beside each other in a feed are told apart by their pictures.',
  page: (page, site) => {
    const { path, file } = shareImageOf(page, site);
    if (path === null || file === null) return null;
    return [
      ...repeatsOf(page, site, (other) => shareImageOf(other, site).url).map((other) => ({
        what: `${other.path} is shared with the same picture.`,
        fix: 'Draw one for each page from its title.',
        place: code.shareCards,
      })),
      ...when(!hashed.test(path), () => ({
        what: `The picture is at ${path}.`,
        fix: 'Put a hash of its content into the name: networks keep an old picture under an old name.',
        place: code.shareCards,
      })),
    ];
  },
};
