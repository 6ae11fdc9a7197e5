import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isContentFile, indexSite } from '../site-index';
import type { ContentFile } from '../content-file';
import { openFolder } from '../content-folder';
import { problemsIn } from '../source';
import type { Problem } from '../problem';
import { silent, spoken } from '../spoken';

type Unknown = { file: string; word: string; offset: number; suggestion: string | undefined };

/** What visitors read, blank elsewhere: places stay true, and names of fields are not words. */
const words = (text: string) =>
  text.replaceAll(silent, ' ').replace(/[{‹][A-Za-z]+[}›]/g, (token) => ' '.repeat(token.length));

/** Words that are right though no dictionary has them, one a line; `#` begins a note. */
function ownWords(folder: string): string[] {
  const file = join(folder, 'words.txt');
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split(/\r?\n/)
    .map((line) => line.replace(/#.*/, '').trim())
    .filter(Boolean);
}

async function unknownWords(root: string, files: string[], known: string[], language: string) {
  const { lint } = await import('cspell');
  const config = join(root, 'cspell.json');
  writeFileSync(config, JSON.stringify({ language, words: known, ignoreRandomStrings: false }));
  const found: Unknown[] = [];
  await lint(
    files.map((file) => join(root, file)),
    { root, config, showSuggestions: true, progress: false, summary: false, gitignore: false },
    {
      issue: ({ text, offset, uri, suggestions }) => {
        const file = files.find((name) => decodeURI(uri ?? '').endsWith(`/${name}`));
        if (file) found.push({ file, word: text, offset, suggestion: suggestions?.[0] });
      },
      info: () => undefined,
      debug: () => undefined,
      error: (message, error) => {
        throw new Error(`${message}: ${String(error)}`);
      },
      progress: () => undefined,
      result: () => undefined,
    },
  );
  return found;
}

/** Returns a hint when the site’s language has no dictionary here: cspell comes with those of English. */
function withoutDictionary(settings: ContentFile | undefined): Problem[] {
  const language = settings?.fields.language;
  if (!settings || typeof language !== 'string' || /^en\b/.test(language)) return [];
  const message = `There is no dictionary for ${language}; spelling was not checked`;
  const offset = settings.parsed.offsetOf(['language']);
  return problemsIn(settings.file, settings.text, [
    { offset, length: language.length, rule: 'spelling', message },
  ]);
}

/** Returns the dictionaries of a kind of English. Those of Ireland or Australia take either spelling. */
const dictionariesOf = (language: string) =>
  /^en(?:-US|-GB)?$/i.test(language) ? language : 'en-US,en-GB';

/** Returns the words of a content folder that neither a dictionary nor `words.txt` has. */
export async function spellingProblems(folder: string): Promise<Problem[]> {
  const site = indexSite(openFolder(folder));
  const missing = withoutDictionary(site.files.find(({ file }) => file === 'site.json'));
  if (missing.length > 0) return missing;
  const root = mkdtempSync(join(tmpdir(), 'throughline-spelling-'));
  try {
    const texts = new Map(site.files.map((file) => [file.file, file]));
    for (const [name, file] of texts) {
      mkdirSync(dirname(join(root, name)), { recursive: true });
      writeFileSync(join(root, `${name}.txt`), words(spoken(file)));
    }
    const settings = texts.get('site.json')?.fields.language;
    const language = dictionariesOf(typeof settings === 'string' ? settings : 'en');
    const names = [...texts.keys()].filter(isContentFile).map((name) => `${name}.txt`);
    const unknown = await unknownWords(root, names, ownWords(folder), language);
    return unknown.flatMap(({ file, word, offset, suggestion }) => {
      const name = file.replace(/\.txt$/, '');
      const meant = suggestion === undefined ? '' : ` (${suggestion}?)`;
      const message = `Unknown word "${word}"${meant}. If it is right, add it to content/words.txt`;
      return problemsIn(name, texts.get(name)?.text ?? '', [
        { offset, length: word.length, rule: 'spelling', message },
      ]);
    });
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}
