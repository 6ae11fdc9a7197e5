import { createContext, useContext } from 'react';
import type { PictureData } from '../components/picture';

/** What the texts of a page name, as its query returns it. */
export type ProseData = Queries.ProseFieldsFragment;

/** Words of `layout.json` around what a text has. */
export type ProseWords = Queries.LayoutDataQuery['layout']['texts'];

type ProseContext = ProseData & {
  /** Read out after the name of a link that leads to another site. */
  newTabHint: string;
  words: ProseWords;
};

/** What a text without a provider has. */
export const nothing: ProseContext = {
  words: { table: '', play: '', transcript: '' },
  newTabHint: '',
  pictures: [],
  testimonials: [],
  questions: [],
  downloads: [],
};

/** Has what components in a text need besides their props. */
export const ProseContext = createContext<ProseContext>(nothing);

/** Returns what components in a text need besides their props. */
export const useProse = () => useContext(ProseContext);

/** Returns the entry of that name. The check refuses a text that names one which does not exist. */
function named<Entry>(name: string, entries: readonly Entry[], nameOf: (entry: Entry) => string) {
  const entry = entries.find((one) => nameOf(one) === name);
  if (entry === undefined) throw new Error(`A text names "${name}", which its page does not have.`);
  return entry;
}

/** Returns a picture that a text names, with another one for the dark theme if it names that. */
export function usePicture(alt: string, light: string, dark?: string): PictureData {
  const { pictures } = useProse();
  const fileOf = (name: string) => named(name, pictures, (picture) => picture.name).file;
  return { alt, light: fileOf(light), dark: dark === undefined ? null : fileOf(dark) };
}

/** Returns a testimonial that a text names. */
export const useTestimonial = (name: string) =>
  named(name, useProse().testimonials, ({ slug }) => slug);

/** Returns a question that a text names. */
export const useQuestion = (name: string) => named(name, useProse().questions, ({ slug }) => slug);

/** Returns a file that a text offers. */
export const useDownload = (href: string) =>
  named(href, useProse().downloads, (download) => download.href);
