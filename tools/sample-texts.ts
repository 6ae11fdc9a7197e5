import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../src/reader/files-below';
import { nodesIn, startOf, wordsOf } from '../src/reader/markdown/tree';
import { readContentFolder } from '../src/reader/read-site';
import { isDraft, type SiteFile } from '../src/reader/site-file';
import type { Path } from '../src/reader/fields';
import { generalPageType } from '../src/content/content-types';

/** A text that visitors read, and its place in its file. */
type Text = { text: string; at: number; path: Path };

/** Returns the words of the fields, and the lines of the paragraphs. */
function textsIn({ values, tree, text }: SiteFile): Text[] {
  const fields = values
    .filter(({ schema }) => schema.isTypeset)
    .map(({ written, at: [at], path }) => ({ text: written, at, path }));
  const paragraphs = tree ? nodesIn(tree).filter(({ type }) => type === 'paragraph') : [];
  const lines = paragraphs.flatMap((paragraph) => {
    let at = startOf(paragraph) - 1;
    return wordsOf(paragraph, {})
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

/** Returns a key that is equal for texts of equal words; none for texts of few words, which any site may have. */
function keyOf({ text }: Text): string | undefined {
  const words = text.replace(/\{\w+\}/g, ' ').match(/\p{L}+/gu) ?? [];
  return words.length > 2 ? digest(words.join(' ').toLowerCase()) : undefined;
}

/** Returns the keys of the texts of a file with their places. */
export const keysIn = (file: SiteFile) =>
  textsIn(file).flatMap((text) => {
    const key = keyOf(text);
    return key === undefined ? [] : { ...text, key };
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

/** Returns whether a text of the sample is a placeholder for a text of the owner. */
function isPlaceholder({ path }: Text, file: SiteFile): boolean {
  if (file.file === 'site.json') return true;
  if (isDraft(file)) return path.length === 0;
  // The text of such a page may stay, once it has been read.
  if (file.contentType === generalPageType) return false;
  const groups = samplesIn(file.fields).map((sample) => sample.slice(0, -1));
  return groups.some((group) => group.every((key, index) => path[index] === key));
}

/** Returns the hashes of the sample: of its texts, of its placeholders, and of its files. */
export function sampleOf(root: string) {
  const texts = readContentFolder(join(root, 'content')).files.flatMap((file) =>
    keysIn(file).map((text) => ({ key: text.key, isOwners: isPlaceholder(text, file) })),
  );
  const unique = (keys: { key: string }[]) => [...new Set(keys.map(({ key }) => key))].sort();
  const others = unique(texts.filter(({ isOwners }) => !isOwners));
  return {
    placeholders: unique(texts).filter((key) => !others.includes(key)),
    texts: unique(texts),
    files: unique(fileKeysIn(root)),
  };
}

// For those who change the sample.
if (require.main === module)
  writeFileSync('tools/sample.json', `${JSON.stringify(sampleOf('.'))}\n`);
