import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generalPageType } from '../src/content/types/general-page-type';
import { isDraft, type ContentFile } from '../src/reader/content-file';
import { filesBelow } from '../src/reader/files-below';
import { isBlock, nodesIn, startOf, textContent } from '../src/reader/markdown/tree';
import { readSiteContent } from '../src/reader/site-content';
import type { Path } from '../src/reader/source-file';

/** A text that visitors read, and its place in its file. */
type Text = { text: string; at: number; path: Path };

/** Returns the words of the fields, the values of variables among them, and the lines of the texts. */
function textsIn({ values, tree, text }: ContentFile): Text[] {
  const fields = values
    .filter(({ schema }) => schema.isTypeset === true)
    // The names of services are the same in every language.
    .filter(({ path }) => path[0] !== 'socials')
    .map(({ written, at: [at], path }) => ({ text: written, at, path }));
  const blocks = tree ? nodesIn(tree).filter(isBlock) : [];
  const lines = blocks.flatMap((block) => {
    let at = startOf(block) - 1;
    return textContent(block, {})
      .split('\n')
      .map((line) => {
        const place = { text: line, at: at + 1, path: [] };
        at = text.indexOf('\n', at + 1);
        return place;
      });
  });
  return [...fields, ...lines];
}

const digest = (data: string | Buffer) =>
  createHash('sha256').update(data).digest('hex').slice(0, 8);

/** Returns the words of a text, without its variables. */
const wordsIn = (text: string) => text.replace(/\{\w+\}/g, ' ').match(/\p{L}+/gu) ?? [];

/** Returns the texts of a file with their words, and a key that is equal for texts of equal words. */
export const keysIn = (file: ContentFile) =>
  textsIn(file).flatMap((text) => {
    const words = wordsIn(text.text).join(' ');
    return words === '' ? [] : { ...text, words, key: digest(words.toLowerCase()) };
  });

/** Returns the pictures, downloads and drawings of a project with their keys. */
export const fileKeysIn = (root: string) =>
  ['content/images', 'static']
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => filesBelow(join(root, folder)).map((file) => `${folder}/${file}`))
    .filter((file) => !/\.(?:css|js)$/.test(file))
    .map((file) => ({ file, key: digest(readFileSync(join(root, file))) }));

/** Returns the paths of all `sample: true`. */
export function samplesIn(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inside]) =>
    name === 'sample' && inside === true
      ? [[name]]
      : samplesIn(inside).map((path) => [name, ...path]),
  );
}

/** Returns whether a text is in a group that is marked as a sample. */
export const isMarked = (path: Path, marks: readonly Path[]) =>
  marks.some((mark) => mark.slice(0, -1).every((key, index) => path[index] === key));

/** The fields whose words any English site may have: labels and messages around what an owner writes. */
const generalFields = [
  ...['alert', 'failed', 'failure', 'invalid', 'missing', 'newTabHint', 'plain', 'privacy'],
  ...['required', 'savedAnswers', 'skipLink', 'slow', 'texts', 'theme', 'withoutScripts', 'words'],
];

/** Returns whether a text of the sample is a placeholder for a text of the owner, in its own language, too. */
function isPlaceholder({ path, text }: Text, file: ContentFile): boolean {
  // A few words may be the same by chance.
  if (wordsIn(text).length < 3) return false;
  // Owners may publish the privacy page as it came. A draft, such as the imprint, waits for their text.
  if (file.contentType === generalPageType) return isDraft(file) && path.length === 0;
  return !path.some((key) => generalFields.includes(String(key)));
}

/** Returns the hashes of the sample: of its texts, of its placeholders, and of its files. */
export function sampleOf(root: string) {
  const texts = readSiteContent(join(root, 'content')).files.flatMap((file) =>
    keysIn(file).map((text) => ({ key: text.key, isOwners: isPlaceholder(text, file) })),
  );
  const unique = (keys: { key: string }[]) => [...new Set(keys.map(({ key }) => key))].sort();
  return {
    placeholders: unique(texts.filter(({ isOwners }) => isOwners)),
    texts: unique(texts),
    files: unique(fileKeysIn(root)),
  };
}

// For those who change the sample.
if (require.main === module)
  writeFileSync('tools/sample.json', `${JSON.stringify(sampleOf('.'))}\n`);
