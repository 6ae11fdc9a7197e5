import { entryKinds } from '../../../src/content/kinds';
import type { ContentFile } from '../content-file';
import type { Finding, Problem } from '../problem';
import { lineOf } from '../reading/duplicate';
import { isArticle, isPage, type SiteIndex } from '../site-index';
import { problemsIn } from '../source';
import { atField } from './place';

const lineIn = ({ parsed, text }: ContentFile, path: readonly PropertyKey[]) =>
  lineOf(text, parsed.offsetOf(path));

const plainWords = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Reports every file but the first that has the same in a field. */
function shared(
  files: readonly ContentFile[],
  path: readonly string[],
  rule: Finding['rule'],
  say: (first: string, value: unknown) => string,
  valueOf = ({ fields }: ContentFile): unknown => fields[path[0] ?? ''],
): Problem[] {
  const first = new Map<string, ContentFile>();
  // A copy is the file whose name is wrong, wherever it is in the list.
  const isOdd = ({ file, findings }: ContentFile) =>
    Number(
      /[-_](?:old|copy|backup|bak|new|draft|v?\d+)\.\w+$/.test(file) ||
        findings.some(({ rule }) => rule === 'file-name' || rule === 'choice'),
    );
  return [...files]
    .sort((a, b) => isOdd(a) - isOdd(b))
    .flatMap((file) => {
      const value = valueOf(file);
      if (typeof value !== 'string' && typeof value !== 'number') return [];
      // Which of two values counts is the writer's choice.
      if (file.findings.some(({ rule: one }) => one === 'duplicate-field')) return [];
      const key = typeof value === 'string' ? plainWords(value) : String(value);
      const other = first.get(key);
      if (!other) {
        if (key !== '') first.set(key, file);
        return [];
      }
      const message = say(`${other.file}:${lineIn(other, path)}`, value);
      return problemsIn(file.file, file.text, [atField(file, path, rule, message)]);
    });
}

function nextFree(files: readonly ContentFile[]): number {
  const taken = files.map(({ fields }) => Number(fields.order)).filter(Number.isInteger);
  return Math.max(0, ...taken) + 1;
}

/** Reports titles, descriptions, questions, quotes and places in a list that two files share. */
export function sharedFields({ files }: SiteIndex): Problem[] {
  const inFolder = (folder: string) => files.filter(({ file }) => file.startsWith(`${folder}/`));
  const texts = (folder: string, field: string, each: string) =>
    shared(
      inFolder(folder),
      [field],
      'duplicate-text',
      (first) => `Same ${field} as ${first}. Each ${each} needs its own`,
    );
  const lists = entryKinds.flatMap(({ from }) => ('folder' in from ? [from.folder] : []));
  return [
    ...texts('pages', 'title', 'page'),
    ...texts('insights', 'title', 'article'),
    ...shared(
      files.filter((file) => isPage(file) || isArticle(file)),
      ['description'],
      'duplicate-text',
      (first) => `Same description as ${first}. Each page and article needs its own`,
    ),
    ...texts('faq', 'question', 'answer'),
    ...texts('plans', 'title', 'plan'),
    ...texts('testimonials', 'quote', 'client'),
    ...shared(
      inFolder('faq'),
      [],
      'repeated-word',
      (first) => `Same answer as ${first}. Change one of them, or delete it`,
      ({ parsed }) => parsed.body,
    ),
    ...lists.flatMap((folder) => {
      const own = inFolder(folder);
      return shared(
        own,
        ['order'],
        'order',
        (first, value) =>
          `The number ${String(value)} is already used in ${first}. The next free one is ${nextFree(own)}`,
      );
    }),
  ];
}
