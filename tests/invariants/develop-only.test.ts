import { filesUnder, readBuilt, requireBuild } from './support/build';

beforeAll(requireBuild);

/** Addresses and code that only `develop` has: preview, catalogue, overlay, ribbon. */
const developOnly = /__preview|__catalogue|__content|no-such-picture|is not published/;

// Source maps also contain what was removed, so they are not searched.
test('the build contains nothing of the preview, the catalogue and the overlay', () => {
  const texts = filesUnder('public').filter((file) => /\.(html|js|css|json|txt|xml)$/.test(file));
  expect(texts.length).toBeGreaterThan(15);
  expect(
    texts.filter((file) => developOnly.test(file) || developOnly.test(readBuilt(file))),
  ).toEqual([]);
});
