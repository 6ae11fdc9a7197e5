import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { locate, type LocatedProblem } from '../src/check/located-problem';
import { textLanguage } from '../src/content/text/language';
import type { ContentFile } from '../src/reader/content-file';
import { nodesIn, startOf } from '../src/reader/markdown/tree';
import type { Problem } from '../src/reader/problem';
import { readSiteContent } from '../src/reader/site-content';

/** Returns a text as long as the file that has its words alone: names of fields are none. */
function wordsIn(file: ContentFile): string {
  const { text, tree, values } = file;
  const parts = [
    ...values
      .filter(({ schema, at: [start] }) => schema.isTypeset && start < file.bodyStart)
      .map(({ path }) => file.rangeOf(path)),
    ...(tree ? nodesIn(tree) : [])
      .filter(({ type }) => type === 'text')
      .map((node) => [startOf(node), node.position?.end.offset ?? 0]),
  ];
  const blank = text.replace(/[^\n]/g, ' ').split('');
  for (const [from = 0, to = 0] of parts)
    blank.splice(from, to - from, ...text.slice(from, to).split(''));
  return blank.join('').replace(/\{[A-Za-z]+\}/g, (variable) => ' '.repeat(variable.length));
}

/** Words that are right though no dictionary has them, one a line; `#` begins a note. */
export function ownWords(folder: string): string[] {
  const file = join(folder, 'words.txt');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split(/\r?\n/) : [];
  return lines.map((line) => line.replace(/#.*/, '').trim()).filter(Boolean);
}

/** Dictionaries whose names are not those of a language and its country. */
const named: Readonly<Record<string, string>> = { ar: 'ar', ca: 'ca', eu: 'eu', he: 'he', pl: 'pl_pl', ru: 'ru_ru', sv: 'sv' }; // prettier-ignore

/** Returns the package with the words of a language; undefined for English, which cspell has itself. */
function dictionaryOf(tag: string): string | undefined {
  const { language, region } = new Intl.Locale(tag).maximize();
  const name = named[language] ?? `${language}-${region ?? language}`.toLowerCase();
  return language === 'en' ? undefined : `@cspell/dict-${name}`;
}

const warning = (at: Problem['at'], message: string): Problem => ({
  rule: 'spelling',
  severity: 'warning',
  at,
  message,
});

/** Returns the words that no dictionary of the language of their text has. */
export async function spellingProblems(folder: string): Promise<LocatedProblem[]> {
  const { spellCheckDocument } = await import('cspell-lib');
  const site = readSiteContent(folder);
  const words = ownWords(folder);
  const found: LocatedProblem[] = [];
  const notChecked = new Set<string>();
  for (const file of site.files) {
    const language = textLanguage(file.fields, site.language);
    const dictionary = dictionaryOf(language);
    const list = dictionary ? [resolve('node_modules', dictionary, 'cspell-ext.json')] : [];
    const advice = `Run npm install --save-dev --save-exact ${dictionary}`;
    if (!list.every(existsSync)) {
      notChecked.add(`There is no dictionary for "${language}". ${advice}`);
      continue;
    }
    const { issues } = await spellCheckDocument(
      {
        uri: `file:///${file.file}.txt`,
        text: wordsIn(file),
        languageId: 'plaintext',
        locale: language,
      },
      { generateSuggestions: false, noConfigSearch: true },
      { words, ignoreRandomStrings: false, import: list },
    );
    const problems = issues.map(({ text, offset }) =>
      warning(
        [offset, offset + text.length],
        `No dictionary has "${text}". If it is right, add it to content/words.txt`,
      ),
    );
    found.push(...locate(file, problems));
  }
  return [
    ...found,
    ...locate(
      { file: 'site.json', text: '' },
      [...notChecked].map((message) => warning([0], message)),
    ),
  ];
}
