import { pointAt } from '../../src/check/located-problem';
import { listPath } from '../../src/content/addresses/paths';
import { collectionTypes } from '../../src/content/content-types';
import { textLanguage } from '../../src/content/text/language';
import { fillText } from '../../src/content/variables';
import { fieldName, type ContentFile } from '../../src/reader/content-file';
import { readSiteContent, type SiteContent } from '../../src/reader/site-content';
import type { SourcePlace } from './rule';

/** Returns a text without what the build changes: accents, typographic signs, spaces. */
const plain = (text: string) =>
  text
    .replace(/[*_\s]/g, '')
    .replace(/[‘’‚]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/[–—]|-{2,3}/g, '-')
    .replaceAll('…', '...');

/** A text of `content/`, and its place. */
type Text = { text: string; place: SourcePlace };

/** Returns the fields of a file, as writers see them, and the lines of its text. */
function textsOf({ file: name, text, bodyStart, values }: ContentFile): Text[] {
  const file = `content/${name}`;
  const first = pointAt(text, bodyStart).line;
  const lines = text.slice(bodyStart).split('\n');
  return [
    ...values.map(({ path, value, at: [start] }) => ({
      text: value,
      place: { file, line: pointAt(text, start).line, field: fieldName(path) },
    })),
    ...lines.map((line, index) => ({ text: line, place: { file, line: first + index } })),
  ];
}

/** Returns the texts of each file, by its name, without what the build changes. */
const plainTexts = ({ files, variables }: SiteContent) =>
  new Map(
    files.map((file) => [
      file.file,
      textsOf(file)
        .map(({ place, text }) => ({ place, text: plain(fillText(text, variables)) }))
        .filter(({ text }) => text !== ''),
    ]),
  );

/** Returns the name of the file that makes a page. */
function sourceOf(page: string, { pages }: SiteContent): string | undefined {
  const ofTopic = collectionTypes.find(({ folder }) => page.startsWith(listPath(folder, '')));
  return ofTopic?.topics?.file ?? pages.get(page.replace('.html', '/'))?.file;
}

/** Returns the first text that is the wanted one; otherwise the first that contains it. */
const textWith = (wanted: string, texts: readonly Text[]) =>
  texts.find(({ text }) => text === wanted) ??
  // A shorter one is in any text.
  (wanted.length > 3 ? texts.find(({ text }) => text.includes(wanted)) : undefined);

/** What is known of a site's `content/`. */
export type ContentPlaces = ReturnType<typeof indexContent>;

/** Reads `content/`, to find the place of what a page shows; without one, there are no places. */
export function indexContent(folder: string) {
  const site = readSiteContent(folder);
  const fieldsOf = (name: string) => site.files.find(({ file }) => file === name)?.fields ?? {};
  const textsByFile = plainTexts(site);
  const texts = [...textsByFile.values()].flat();
  const nameOf = (page: string) => sourceOf(page, site);
  const textsOn = (page: string) => textsByFile.get(nameOf(page) ?? '') ?? [];
  return {
    siteFields: site.siteFields,

    /** Returns the fields of a file, with their variables filled in. */
    fieldsOf,

    /** Returns the place of the file that makes a page. */
    fileOf(page: string): SourcePlace | undefined {
      const file = nameOf(page);
      return file === undefined ? undefined : { file: `content/${file}`, line: 1 };
    },

    /** Returns the place of a text that a page shows; that page's own file comes first. */
    find: (text: string, page: string): SourcePlace | undefined =>
      textWith(plain(text), [...textsOn(page), ...texts])?.place,

    /** Returns the place of a page's own field, which the page shows as `text`. */
    fieldOf(page: string, field: string, text: string): SourcePlace | undefined {
      const own = textsOn(page);
      const found =
        own.find((one) => one.text === plain(text)) ??
        own.find(({ place }) => place.field === field);
      return found?.place;
    },

    /** Returns the place of a field in a file that is no page: `address` in `site.json`. */
    fieldIn(name: string, field: string): SourcePlace {
      const texts = textsByFile.get(name) ?? [];
      const found = texts.find(({ place }) => place.field === field);
      return found?.place ?? { file: `content/${name}` };
    },

    /** Returns the place where a page names the page that it translates. */
    translationPlace: (page: string): SourcePlace | undefined =>
      textsOn(page).find(({ place }) => place.field === 'translates')?.place,

    /** Returns the language in which a page is written; undefined: no file makes the page. */
    languageOf(page: string): string | undefined {
      const name = nameOf(page);
      return name === undefined ? undefined : textLanguage(fieldsOf(name), site.language);
    },

    /** Returns whether a file has a text as it is. */
    isInSource: (text: string) => site.files.some((file) => file.text.includes(text)),

    /** Returns the words for which the writer of a page wants it found; empty without any. */
    keyphraseOf(page: string): string {
      const { focusKeyphrase = '' } = fieldsOf(nameOf(page) ?? '');
      return String(focusKeyphrase);
    },
  };
}
