import { valueAt } from '../../../src/content/fields';
import type { ContentFile } from '../content-file';
import type { Finding, Problem } from '../problem';
import { lineOf } from '../reading/duplicate';
import type { SiteIndex } from '../site-index';
import { problemsIn } from '../source';
import { fieldTexts } from '../spoken';
import { atField } from './place';

type Shown = { file: ContentFile; path: readonly (string | number)[]; alt: string; light: string };

/** Returns the pictures of the fields, with their descriptions. */
const picturesOf = (files: readonly ContentFile[]): Shown[] =>
  files.flatMap((file) =>
    fieldTexts(file.fields)
      .filter(({ path, value }) => path.at(-1) === 'alt' && value.trim() !== '')
      .flatMap(({ path, value: alt }) => {
        const group = valueAt(file.fields, path.slice(0, -1));
        const light = valueAt(group, ['light']) ?? valueAt(group, ['picture']);
        return typeof light === 'string' ? [{ file, path: path.slice(0, -1), alt, light }] : [];
      }),
  );

/** So many words are copied; a few describe many pictures. */
const leastWords = 5;

const isCopied = (one: Shown, other: Shown) =>
  one.alt === other.alt && one.alt.split(' ').length >= leastWords && one.light !== other.light;

const isPortrait = ({ file }: ContentFile) => file.startsWith('testimonials/');

/** Returns what is wrong with two pictures together. */
function faultOf(
  one: Shown,
  other: Shown,
): { name: string; rule: Finding['rule']; what: string } | undefined {
  if (isCopied(one, other))
    return { name: 'alt', rule: 'alt-words', what: 'Another picture has the same description' };
  const arePeople = isPortrait(one.file) && isPortrait(other.file);
  return arePeople &&
    one.light === other.light &&
    one.file.fields.author !== other.file.fields.author
    ? { name: 'light', rule: 'repeated-word', what: 'Another client has the same portrait' }
    : undefined;
}

/** Reports descriptions of other pictures, and portraits of other clients. */
export function sharedPictures({ files }: SiteIndex): Problem[] {
  const pictures = picturesOf(files);
  return pictures.flatMap((one, index) =>
    pictures.slice(0, index).flatMap((other) => {
      const fault = faultOf(one, other);
      if (!fault) return [];
      const { parsed, text } = other.file;
      const line = lineOf(text, parsed.offsetOf([...other.path, fault.name]));
      const message = `${fault.what} (${other.file.file}:${line}). Correct one of them`;
      const finding = atField(one.file, [...one.path, fault.name], fault.rule, message);
      return problemsIn(one.file.file, one.file.text, [finding]);
    }),
  );
}
