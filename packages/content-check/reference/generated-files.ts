import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { projectRoot } from '../../kit/paths';
import { editorSchema } from '../../../src/content/editor-schema';
import { contentKinds, type ContentKind } from '../../../src/content/kinds';
import { reference } from './reference';
import { snippets } from './snippets';

const kebab = (type: string) => type.replace(/(?!^)([A-Z])/g, '-$1').toLowerCase();

const schemaFile = ({ type }: ContentKind) => `.vscode/schemas/${kebab(type)}.json`;

const place = ({ from }: ContentKind) =>
  'file' in from ? `/content/${from.file}` : `/content/${from.folder}/*${from.extension}`;

/** Tells VS Code where the schema of each JSON file is, and what to do when a writer saves. */
const settings = {
  'json.schemas': contentKinds
    .filter((kind) => place(kind).endsWith('.json'))
    .map((kind) => ({ fileMatch: [place(kind)], url: `./${schemaFile(kind)}` })),
  'editor.formatOnSave': true,
  'editor.wordWrap': 'on',
  'editor.quickSuggestions': { strings: true, other: true, comments: false },
  'files.encoding': 'utf8',
  'files.eol': '\n',
  'files.insertFinalNewline': true,
  '[mdx]': { 'files.trimTrailingWhitespace': true },
  'cSpell.customDictionaries': {
    content: { name: 'content', path: '${workspaceFolder}/content/words.txt', addWords: true },
  },
};

/** Returns the generated files, formatted, by their names from the project's root. */
export async function generatedFiles(): Promise<Map<string, string>> {
  const options = await resolveConfig(path.join(projectRoot, 'docs/writing.md'));
  const pretty = (text: string, filepath: string) => format(text, { ...options, filepath });
  const json = (value: unknown, file: string) => pretty(JSON.stringify(value), file);
  const files = new Map([['docs/writing.md', await pretty(reference(), 'writing.md')]]);
  files.set('.vscode/settings.json', await json(settings, '.vscode/settings.json'));
  files.set(
    '.vscode/content.code-snippets',
    await json(snippets(), '.vscode/content.code-snippets'),
  );
  for (const kind of contentKinds.filter((one) => place(one).endsWith('.json'))) {
    const file = schemaFile(kind);
    files.set(file, await json(editorSchema(kind), file));
  }
  return files;
}
