import { join } from 'node:path';
import sharp from 'sharp';
import { didYouMean } from '../content/closest';
import type { Say } from './fault';
import type { Site, SiteFile } from './read-site';

/** Endings of pictures that the site can show. */
const endings = /\.(?:avif|jpe?g|png|webp)$/i;

/** Returns the pictures that a file names in its fields and its text. */
const picturesIn = ({ values }: SiteFile) => values.filter(({ schema }) => schema.image === true);

/** Decodes a whole picture, as the build does: half of a file passes a look at its first bytes. */
const isWhole = (path: string): Promise<boolean> =>
  sharp(path)
    .raw()
    .toBuffer()
    .then(() => true)
    .catch(() => false);

/** Decodes each picture that is named, once, and returns those that cannot be shown. */
export async function brokenPictures(site: Site): Promise<ReadonlySet<string>> {
  const named = new Set(site.files.flatMap(picturesIn).map(({ value }) => value));
  const known = [...named].filter((name) => site.names.has(name) && endings.test(name));
  const whole = await Promise.all(known.map((name) => isWhole(join(site.folder, name))));
  return new Set(known.filter((_name, index) => whole[index] === false));
}

/** Reports pictures that are not there, or that no browser shows. */
export function checkPictures(
  file: SiteFile,
  { names }: Site,
  broken: ReadonlySet<string>,
  say: Say,
): void {
  for (const { value: name, offset } of picturesIn(file)) {
    const error = (message: string) => say(offset, 'picture', message);
    // The schema refuses what is no name of a picture.
    if (!name.startsWith('images/')) continue;
    if (!names.has(name)) error(`There is no picture ${name}.${didYouMean(name, [...names])}`);
    else if (!endings.test(name))
      error(`${name} is not a JPG, PNG, WebP or AVIF. Export it as one of these`);
    else if (broken.has(name))
      error(`${name} is not whole, or no picture. Export it again as JPG, PNG or WebP`);
  }
}
