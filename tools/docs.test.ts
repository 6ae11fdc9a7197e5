import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import GithubSlugger from 'github-slugger';
import { z } from 'zod';
import { contentTypes } from '../src/content/content-types';
import { mdxComponentTypes } from '../src/content/schemas/component-schemas';
import { resolveRef, toJsonSchema, type JsonSchema } from '../src/content/schemas/field-schema';
import type { SubmissionStatus } from '../src/forms/sending/submission';
import type { Failure } from '../src/forms/state/outcome';
import { filesBelow } from '../src/reader/files-below';
import { parseMarkdown } from '../src/reader/markdown/parse-text';
import { nodesIn, textContent } from '../src/reader/markdown/tree';
import { importDiagram } from './may-import.mjs';

const read = (file: string) => readFileSync(file, 'utf8');
const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(read('package.json')));

/** Folders that git ignores, because commands make them. */
const madeFolders = read('.gitignore')
  .split('\n')
  .flatMap((line) => /^(.+)\/$/.exec(line)?.[1] ?? []);
const files = readdirSync('.', { withFileTypes: true })
  .filter(({ name }) => name !== '.git' && !madeFolders.includes(name))
  .flatMap((entry) =>
    entry.isDirectory()
      ? filesBelow(entry.name).map((name) => `${entry.name}/${name}`)
      : [entry.name],
  )
  // What writers may rename or delete is in the content for tests, too.
  .filter((file) => !file.startsWith('content/') || file.endsWith('.md'));
const paths = files.flatMap((file) => [file, file.replace(/^tests\/(?:specified|edited)\//, '')]);
const endings = new Set(files.map((file) => path.extname(file)));
const docs = files.filter((file) => file.endsWith('.md') && file !== 'docs/writing.md');
const code = files
  .filter(
    (file) =>
      /(?:css|json|m?[jt]sx?|sh|yml|toml|example)$/.test(file) && file !== 'package-lock.json',
  )
  .map(read)
  .join('\n');
const names = new Set(code.split(/[^\w$]+/));

/** Returns whether a word can only be a path. What begins with a slash is an address of the site. */
const isPath = (word: string) =>
  /^[\w.-]+(?:\/[\w.-]+)*\/?$/.test(word) &&
  (word.includes('/') || (path.extname(word) !== '' && endings.has(path.extname(word))));

/** Returns whether a path is in the repository; with `isStart`, the beginning of one. */
const exists = (wanted: string, isStart = false) =>
  paths.some((file) => `${file}/`.startsWith(wanted.replace(/\/$/, '') + (isStart ? '' : '/')));

/** Returns whether a command makes a file, or git or the build a name: the code has it between quotes. */
const isMade = (word: string) => ["'", '"', '`'].some((quote) => code.includes(word + quote));

/**
 * Returns whether a path is in the repository, or made by a command.
 *
 * @param bases the folders that may be left out: `content/`, and those that the section names in full before
 * @param isStart whether the beginning of a path is enough, as in `jest src/forms`
 */
function isThere(word: string, bases: readonly string[], isStart: boolean): boolean {
  const [folder = ''] = word.split('/');
  if (madeFolders.includes(folder)) return code.includes(path.basename(word));
  return ['', 'content/', ...bases].some((base) => exists(base + word, isStart)) || isMade(word);
}

/** Returns the folders that a path names. */
const foldersOf = (word: string) =>
  exists(word)
    ? [path.extname(word) === '' ? `${word}/`.replace('//', '/') : `${path.dirname(word)}/`]
    : [];

/** Returns the names of two words and more, such as `sizeOf` and `MAX_SIZE`: the others may be plain English. */
const longNames = (word: string) =>
  word.split(/[^\w$]+/).filter((name) => /^[a-zA-Z][a-z\d]+[A-Z]|^[A-Z\d]+_[A-Z\d_]+$/.test(name));

function missingIn(value: string, bases: readonly string[]): string[] {
  const words = value.split(/\s+/).filter((word) => !word.startsWith('-'));
  return words.flatMap((word, index) => {
    if (words[index - 1] === 'run' && words[index - 2] === 'npm')
      return Object.hasOwn(scripts, word) ? [] : [word];
    if (isPath(word)) return isThere(word, bases, words.length > 1) ? [] : [word];
    return longNames(word).filter((name) => !names.has(name));
  });
}

/** The guides to `content/`, in which a name alone is that of a field, of a command or of a setting. */
const guides = ['content/README.md', 'docs/make-it-yours.md'];

/** Returns the paths of all fields of a group. */
function fieldsIn(root: JsonSchema, field: JsonSchema = root): string[] {
  const { items, properties = {} } = resolveRef(root, field);
  if (items) return fieldsIn(root, items);
  return Object.entries(properties).flatMap(([name, inner]) => [
    `.${name}`,
    ...fieldsIn(root, inner).map((path) => `.${name}${path}`),
  ]);
}
const fields = [...contentTypes, ...Object.values(mdxComponentTypes)].flatMap(({ schema }) =>
  fieldsIn(toJsonSchema(schema)),
);
const settings = ['package.json', '.github/workflows/deploy.yml'].map(read).join('\n');

/** Returns whether a word of a guide can only be a field, such as `pricing.terms`, and no schema has it. */
function isMissingField(word: string): boolean {
  if (!/^[a-z][A-Za-z]*(?:\.[a-z][A-Za-z]*)*$/.test(word) || isPath(word)) return false;
  const isField = fields.some((path) => path.endsWith(`.${word}`));
  return !isField && !Object.hasOwn(scripts, word) && !new RegExp(`\\b${word}"?:`).test(settings);
}

const headingsOf = (file: string) => {
  const slugger = new GithubSlugger();
  return nodesIn(parseMarkdown(read(file)).tree)
    .filter(({ type }) => type === 'heading')
    .map((heading) => slugger.slug(textContent(heading, {})));
};

function isBroken(url: string, doc: string): boolean {
  if (/^\w+:/.test(url)) return false;
  const [name = '', id] = url.split('#');
  const file = name ? path.join(path.dirname(doc), name) : doc;
  return !existsSync(file) || (id !== undefined && !headingsOf(file).includes(id));
}

test.each(docs)('%s names files, commands, code and headings that exist', (doc) => {
  let bases: string[] = [];
  const problems = nodesIn(parseMarkdown(read(doc)).tree).flatMap(
    ({ type, value = '', url, position }) => {
      if (type === 'heading') bases = [];
      const missing =
        type === 'inlineCode' ? missingIn(value, bases) : url && isBroken(url, doc) ? [url] : [];
      if (type === 'inlineCode') {
        if (guides.includes(doc) && isMissingField(value)) missing.push(value);
        bases.push(...foldersOf(value));
      }
      return missing.map((name) => `${doc}:${position?.start.line ?? 0} ${name}`);
    },
  );
  expect(problems).toEqual([]);
});

/** What the README names as the documents of a first afternoon. */
const firstDocs = [
  'README.md',
  'content/README.md',
  'docs/architecture.md',
  'CONTRIBUTING.md',
  'docs/decisions/0002-react-on-interaction.md',
  'docs/decisions/0003-framework-output.md',
];

test('an engineer reads at most 8,000 words in a first afternoon', () => {
  const words = firstDocs.flatMap((doc) => read(doc).split(/\s+/));
  expect(words.length).toBeLessThanOrEqual(8000);
});

/** Returns the diagrams of a document, whose code blocks are all diagrams. */
const diagramsIn = (doc: string) =>
  nodesIn(parseMarkdown(read(doc)).tree)
    .filter(({ type }) => type === 'code')
    .map(({ value = '' }) => value);

/** What the diagram calls a status: every failure is `failed`. */
type DrawnStatus = Exclude<SubmissionStatus, Failure> | 'failed';
const drawnStatuses: Readonly<Record<DrawnStatus, true>> = {
  idle: true,
  sending: true,
  slow: true,
  overdue: true,
  sent: true,
  changed: true,
  failed: true,
};

test('the diagram of a submission has each status, with a way in and a way out', () => {
  const [, diagram = ''] = diagramsIn('docs/forms.md');
  const arrows = [...diagram.matchAll(/^ *(\S+) --> (\w+)/gm)];
  const all = Object.keys(drawnStatuses).sort();
  const namesAt = (end: 1 | 2) =>
    [...new Set(arrows.map((arrow) => arrow[end]))].filter((name) => name !== '[*]').sort();
  expect(namesAt(1)).toEqual(all);
  expect(namesAt(2)).toEqual(all);
});

test('the diagram of the folders draws the imports that ESLint allows', () => {
  expect(diagramsIn('docs/architecture.md')).toEqual([importDiagram()]);
});
