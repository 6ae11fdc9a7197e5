import { join } from 'node:path';
import sharp from 'sharp';
import { choose } from '../content/closest';
import type { Fault } from './read-file';
import type { Site, SiteFile } from './read-site';

/** Endings of pictures that the site can show. */
const endings = /\.(?:avif|jpe?g|png|webp)$/i;

/** Returns the pictures that a file names in its fields and its text. */
const picturesIn = (file: SiteFile) => [
  ...file.leaves
    .filter(({ schema, value }) => schema.image === true && value !== '')
    .map(({ path, value }) => ({ name: value, offset: file.offsetOf(path) })),
  ...file.mentions
    .filter(({ schema, value }) => schema.image === true && value !== '')
    .map(({ value, offset }) => ({ name: value, offset })),
];

/** Decodes a whole picture, as the build does: half of a file passes a look at its first bytes. */
async function isDecoded(path: string): Promise<boolean> {
  try {
    await sharp(path).raw().toBuffer();
    return true;
  } catch {
    return false;
  }
}

/** Decodes each picture that is named, and returns those that cannot be shown. */
export async function brokenPictures(site: Site): Promise<ReadonlySet<string>> {
  const names = [...new Set(site.files.flatMap(picturesIn).map(({ name }) => name))];
  const known = names.filter((name) => site.names.has(name) && endings.test(name));
  const decoded = await Promise.all(known.map((name) => isDecoded(join(site.folder, name))));
  return new Set(known.filter((_name, index) => decoded[index] === false));
}

/** Reports pictures that are not there, or that no browser shows. */
export const pictureFaults = (file: SiteFile, site: Site, broken: ReadonlySet<string>): Fault[] =>
  picturesIn(file).flatMap(({ name, offset }): Fault[] => {
    const fault = (message: string) => [{ offset, rule: 'picture', message }];
    const pictures = [...site.names].filter((one) => endings.test(one));
    if (!name.startsWith('images/'))
      return fault(`"${name}" must name a file such as images/hero.jpg`);
    if (!site.names.has(name))
      return fault(
        `There is no picture ${name}.${pictures.length < 20 ? choose(name, pictures) : ''}`,
      );
    if (!endings.test(name))
      return fault(`${name} is not a JPG, PNG, WebP or AVIF. Export it as one of these`);
    return broken.has(name)
      ? fault(
          `${name} cannot be decoded: the file is not whole, or no such picture. Export it again as JPG, PNG or WebP`,
        )
      : [];
  });
