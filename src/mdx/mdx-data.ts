import data from 'generated/mdx-data';
import type { PictureData } from '../components/picture';

/** Returns the entry with a name. The check has refused texts that name what does not exist. */
function entryNamed<Entry>(
  name: string,
  entries: readonly Entry[],
  nameOf: (entry: Entry) => string,
) {
  const entry = entries.find((one) => nameOf(one) === name);
  if (entry === undefined) throw new Error(`A text names "${name}", which the site does not have.`);
  return entry;
}

/** Returns a picture that a text names, with its dark version. */
export function pictureOf(alt: string, light: string, dark?: string): PictureData {
  const fileOf = (name: string) =>
    entryNamed(name, data.pictures.nodes, ({ relativePath }) => relativePath).childImageSharp;
  return { alt, light: fileOf(light), dark: dark === undefined ? null : fileOf(dark) };
}

/** Returns a testimonial that a text names. */
export const testimonialOf = (name: string) =>
  entryNamed(name, data.testimonials.nodes, ({ slug }) => slug);

/** Returns a question that a text names. */
export const questionOf = (name: string) =>
  entryNamed(name, data.questions.nodes, ({ slug }) => slug);

/** Returns the size of a file in `static/downloads/`, in bytes. */
export const sizeOf = (href: string) =>
  entryNamed(href, data.downloads, (download) => download.href).bytes;
