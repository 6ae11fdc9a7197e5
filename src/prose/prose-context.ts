import { createContext, useContext } from 'react';
import type { PictureData } from '../components/picture';

export type ProseData = Queries.ProseFieldsFragment;

export type ProseWords = Queries.LayoutDataFragment['layout']['texts'];

type ProseContext = ProseData & {
  /** Read out after the name of a link to another site. */
  newTabHint: string;
  words: ProseWords;
};

export const nothing: ProseContext = {
  words: { sample: '', table: '', code: '', play: '', transcript: '' },
  newTabHint: '',
  pictures: [],
  testimonials: [],
  questions: [],
  downloads: [],
};

export const ProseContext = createContext<ProseContext>(nothing);

export const useProse = () => useContext(ProseContext);

/** The check has refused a text that names what does not exist. */
function named<Entry>(name: string, entries: readonly Entry[], nameOf: (entry: Entry) => string) {
  const entry = entries.find((one) => nameOf(one) === name);
  if (entry === undefined) throw new Error(`A text names "${name}", which its page does not have.`);
  return entry;
}

export function usePicture(alt: string, light: string, dark?: string): PictureData {
  const { pictures } = useProse();
  const fileOf = (name: string) => named(name, pictures, (picture) => picture.name).file;
  return { alt, light: fileOf(light), dark: dark === undefined ? null : fileOf(dark) };
}

export const useTestimonial = (name: string) =>
  named(name, useProse().testimonials, ({ slug }) => slug);

export const useQuestion = (name: string) => named(name, useProse().questions, ({ slug }) => slug);

export const useDownload = (href: string) =>
  named(href, useProse().downloads, (download) => download.href);
