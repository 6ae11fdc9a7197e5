import path from 'node:path';
import {
  descriptionLength,
  maxAltLength,
  textWidth,
  titleLength,
} from '../../../src/content/text/text-length';
import type { PageReport } from '../finding';
import type { BuiltPage } from '../read-page';
import type { BuiltSite } from '../read-built-site';

/** Search engines waste the place of shorter texts, and cut longer ones off. */
const lengths = { title: titleLength, description: descriptionLength };

/** Checks the words of a page in a search result. */
export function checkSearchResult(page: BuiltPage, site: BuiltSite, { warning }: PageReport): void {
  if (!page.isIndexable) return;
  const shown = site.pages.filter(({ isIndexable }) => isIndexable);
  for (const name of ['title', 'description'] as const) {
    const text = page[name];
    const [min, max] = lengths[name];
    const length = textWidth(text);
    const source = site.content.fieldOf(page.address, name, text);
    const twin = shown.find((other) => other !== page && other[name] === text);
    const add = (subject: string, message: string) => warning(name, { subject, message, source });
    const long = `The ${name} has ${length} characters`;
    if (length < min) add('length', `${long}. Use ${min} to ${max}.`);
    if (length > max) add('length', `${long}. Search results cut it off at ${max}.`);
    if (twin) add('twin', `${twin.address} has the same ${name}. Say what only this page has.`);
  }
}

/** Returns whether an alt text is the name of its file, such as `IMG_0123` or `bridge.jpg`. */
const isFileName = (alt: string, { name }: path.ParsedPath) =>
  /\.(avif|gif|jpe?g|png|svg|webp)$/i.test(alt) ||
  (/[-_\d]/.test(name) && alt.toLowerCase() === name.toLowerCase());

/** Checks that pictures have their size, and the words of alt texts; html-validate finds images without one. */
export function checkPictures(page: BuiltPage, site: BuiltSite, { warning }: PageReport): void {
  const seen = new Set<string>();
  for (const { src, alt = '', caption, hasSize } of page.images) {
    if (!hasSize) {
      const message = `${src} has no width and height, so that the text below it moves. Write both.`;
      warning('picture-size', {
        subject: `${src} attributes`,
        message,
        see: 'https://web.dev/articles/optimize-cls',
      });
    }
    if (seen.has(alt)) continue;
    seen.add(alt);
    const add = (message: string) =>
      warning('alt', { subject: alt, message, source: site.content.find(alt, page.address) });
    const length = textWidth(alt);
    if (isFileName(alt, path.parse(src))) {
      add(`The alt text “${alt}” is the name of a file. Say what the picture shows.`);
    } else if (alt !== '' && alt.toLowerCase() === caption.toLowerCase()) {
      add(`The alt text “${alt}” repeats the caption. Say what the caption does not.`);
    } else if (length > maxAltLength) {
      add(
        `The alt text “${alt.slice(0, 40)}…” has ${length} characters. Use at most ${maxAltLength}.`,
      );
    }
  }
}
