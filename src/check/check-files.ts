import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { canonicalPath } from '../content/addresses';
import { didYouMean } from '../content/closest';
import { originOfBuiltFile } from '../content/paths';
import type { Site, SiteFile } from './read-site';
import { located, type Problem, type Report } from './problem';

/** Endings of pictures that the site can show. */
const endings = /\.(?:avif|jpe?g|png|webp)$/i;

/** Returns the pictures that a file names in its fields and its text. */
const picturesIn = ({ values }: SiteFile) => values.filter(({ schema }) => schema.image === true);

/** Returns the pictures that the build can decode to their end, of those that are named. */
export async function soundPictures(site: Site): Promise<ReadonlySet<string>> {
  const named = new Set(site.files.flatMap(picturesIn).map(({ value }) => value));
  const known = [...named].filter((name) => site.names.has(name) && endings.test(name));
  const decode = (name: string) => sharp(join(site.folder, name)).raw().toBuffer();
  const results = await Promise.allSettled(known.map(decode));
  return new Set(known.filter((_name, index) => results[index]?.status === 'fulfilled'));
}

/** Reports pictures that are not there, or that no browser shows. */
export function checkPictures(
  file: SiteFile,
  { names }: Site,
  sound: ReadonlySet<string>,
  report: Report,
): void {
  for (const { value: name, offset } of picturesIn(file)) {
    // The schema refuses a name outside images/.
    if (sound.has(name) || !name.startsWith('images/')) continue;
    const problem = names.has(name)
      ? `${name} is damaged, or not a JPG, PNG, WebP or AVIF. Export it as one of these`
      : `There is no picture ${name}.${didYouMean(name, [...names])}`;
    report({ rule: 'picture', at: offset, message: problem });
  }
}

/** Returns why the build cannot draw an icon; undefined if it can. */
async function iconFault(path: string): Promise<string | undefined> {
  try {
    // Given a path, sharp would return what it cached.
    const image = sharp(await readFile(path), { limitInputPixels: false });
    const { width, height } = await image.metadata();
    return width === height ? undefined : `is ${width} × ${height}. Make its artboard square`;
  } catch {
    return 'cannot be drawn. Save it again as SVG';
  }
}

/** Returns why visitors would not get a file in `static/` as it is; undefined if they would. */
async function staticFault(path: string, size: number, site: Site): Promise<string | undefined> {
  // Some disks and hosts ignore case, or serve about.html for about/.
  const canonical = canonicalPath(encodeURI(path.toLowerCase())).replace(/\.html$/, '');
  const page = [...site.pages].find(([address]) => canonicalPath(address) === canonical)?.[1].file;
  const source = originOfBuiltFile(path.toLowerCase(), site.hasCms) ?? (page && `content/${page}`);
  if (source !== undefined)
    return `has the address of a file that the build creates from ${source}. Change that, and delete this file`;
  if (size === 0) return 'is empty. Save it again, or delete it';
  return path === '/icon.svg' ? iconFault(join(site.folder, '../static', path)) : undefined;
}

/** Returns the mistakes in the files of `static/`. */
export async function staticProblems(site: Site): Promise<Problem[]> {
  const found = [...site.statics].map(async ([path, size]) => {
    const problem = await staticFault(path, size, site);
    const message = `This file ${problem}`;
    const problems = problem === undefined ? [] : [{ at: 0, rule: 'static', message }];
    return located(`../static${path}`, '', problems);
  });
  return (await Promise.all(found)).flat();
}
