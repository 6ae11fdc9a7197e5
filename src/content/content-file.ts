import { valueAt, type FieldContext } from './field-context';
import { findingsOf } from './messages';
import { didYouMean } from './closest';
import type { Entry } from './entry';
import { nameAdvice } from './file-name';
import { fieldsSchema } from './field-schema';
import { contentFolders, entryKinds, kindOf, pageKinds, type ContentKind } from './kinds';
import { fieldsOf, parseContent, type Parsed } from './parse';
import type { Finding } from './problem';
import { fileFaults } from './reading/file-faults';
import { scanProse } from './reading/prose-scan';
import { fillTokens, unknownTokens, type Tokens } from './tokens';

/** A content file as the rules see it. */
export type ContentFile = {
  /** Relative to `content/`, with forward slashes. */
  file: string;
  text: string;
  parsed: Parsed;
  kind: ContentKind | undefined;
  /** The fields with their tokens filled in, valid or not. */
  fields: Record<string, unknown>;
  /** As long as `text`: the words under the fields, all else covered. */
  prose: string;
  /** What keeps the file from being published. */
  findings: Finding[];
  /** null while there are such findings. */
  entry: Entry | null;
};

/** The name becomes an address, or an id within one. */
function nameFindings(file: string): Finding[] {
  const told = (message: string): Finding[] => [{ offset: 0, rule: 'file-name', message }];
  const advice = nameAdvice(file);
  if (advice !== undefined) return told(advice);
  const [folder, inner] = file.split('/').slice(0, -1);
  return inner === undefined
    ? []
    : told(`The site reads no folder within ${folder}/. Move the file to ${folder}/ itself`);
}

function tokenFindings(text: string, tokens: Tokens): Finding[] {
  const names = Object.keys(tokens);
  return unknownTokens(text, tokens).map(({ name, offset }) => ({
    offset,
    length: name.length + 2,
    rule: 'token',
    message:
      names.length === 0
        ? `"{${name}}" is not known: mend site.json first`
        : `"{${name}}" is not known.${didYouMean(name, names) || ` Use one of ${names.join(', ')}, or add it to the facts in site.json`}`,
  }));
}

/** What is wrong with the place of a file that no kind holds. */
function placeMessage(file: string): string {
  const [folder = '', ...rest] = file.split('/');
  if (rest.length > 0 && !contentFolders.includes(folder)) {
    return `The site does not read the folder "${folder}".${didYouMean(folder, contentFolders) || ` Choose: ${contentFolders.join(', ')}`}`;
  }
  const own = [...entryKinds, ...pageKinds].find(
    ({ from }) => 'folder' in from && from.folder === folder,
  )?.from;
  return own && 'folder' in own
    ? `The files in ${own.folder}/ end in ${own.extension}. Compare another one there`
    : 'The site does not read this file. content/README.md lists the files and their places';
}

function kindFindings(file: string, parsed: Parsed): Finding[] {
  if (!file.startsWith('pages/') || !file.endsWith('.mdx')) {
    return [{ offset: 0, rule: 'file-place', message: placeMessage(file) }];
  }
  const template = valueAt(parsed.data, ['template']);
  const names = pageKinds.map((kind) => kind.template);
  const offset = parsed.offsetOf(['template']);
  if (template === undefined && valueAt(parsed.data, ['question']) !== undefined) {
    const message = 'This looks like a question. Move it to faq/';
    return [{ offset: 0, rule: 'file-place', message }];
  }
  if (file === 'pages/home.mdx' && (template === undefined || names.includes(String(template)))) {
    return [{ offset, rule: 'choice', message: 'The home page needs "template: home"' }];
  }
  if (template === 'home') {
    const message = `Only pages/home.mdx can be the home page. Choose: ${names.filter((name) => name !== 'home').join(', ')}`;
    return [{ offset, rule: 'choice', message }];
  }
  if (template === undefined) {
    const message = `Missing field "template". Add a line: template: page (or one of ${names.join(', ')})`;
    return [{ offset, rule: 'missing-field', message }];
  }
  const message = `"template" is ${JSON.stringify(template)}. Choose: ${names.join(', ')}.${didYouMean(typeof template === 'string' ? template : '', names)}`;
  return [{ offset, rule: 'choice', message }];
}

const lineOf = (text: string, offset: number) => text.slice(0, offset).split('\n').length;

/** Follow-ups of another mistake: of a line that could not be read, or of a misspelt field. */
function withoutEchoes(
  found: readonly Finding[],
  earlier: readonly Finding[],
  text: string,
): Finding[] {
  const faulty = new Set(earlier.map(({ offset }) => lineOf(text, offset)));
  const explained = [...found, ...earlier].flatMap(({ message }) =>
    [...message.matchAll(/Did you mean "([^"]+)"|"([^"]+)" belongs to "/g)].map(
      ([, meant, misplaced]) => meant ?? misplaced ?? '',
    ),
  );
  const bare = earlier
    .filter(({ rule }) => rule === 'field-line')
    .map(({ offset }) => /^[\w]*/.exec(text.slice(offset))?.[0] ?? '');
  return found.filter(({ rule, message, offset }) => {
    if (rule !== 'missing-field') return !faulty.has(lineOf(text, offset));
    const name = /^Missing field "(?:[^"]*\.)?([^"]+)"/.exec(message)?.[1] ?? '';
    return ![...explained, ...bare].includes(name);
  });
}

function fieldFindings(kind: ContentKind, context: FieldContext) {
  const result = kind.schema.safeParse(context.filled);
  if (result.success) return { data: result.data, findings: [] };
  // The first issue of a field is the one to mend; the others often follow from it.
  const first = result.error.issues.filter(
    ({ path, code }, index, all) =>
      code === 'unrecognized_keys' ||
      all.findIndex(
        (other) => other.code !== 'unrecognized_keys' && other.path.join() === path.join(),
      ) === index,
  );
  return { data: null, findings: first.flatMap((issue) => findingsOf(issue, context)) };
}

/** Everything before the text under the fields, blank: so its places stay true. */
const blank = (text: string) => text.replace(/[^\r\n]/g, ' ');

/**
 * Reads one content file and checks it by itself.
 *
 * @param file relative to `content/`, with forward slashes
 * @param tokens what `{name}` may stand for
 */
export function readContentFile(file: string, text: string, tokens: Tokens): ContentFile {
  const refused = [...nameFindings(file), ...fileFaults(text)];
  const nothing = { ...parseContent('a.json', '{}'), readable: false };
  const base = { file, text, parsed: nothing, kind: undefined, fields: {}, prose: '', entry: null };
  if (
    refused.some(({ rule }) =>
      ['empty-file', 'merge-marks', 'encoding', 'too-large'].includes(rule),
    )
  ) {
    return { ...base, findings: refused };
  }

  const parsed = parseContent(file, text);
  const scan = scanProse(blank(text.slice(0, parsed.bodyOffset)) + parsed.body);
  const prose = scan.toString();
  const kind = kindOf(file, parsed.data);
  const fields = fieldsOf(fillTokens(fieldsOf(parsed.data), tokens));
  const read = { ...base, parsed, prose, kind, fields };
  const told = [...refused, ...parsed.findings, ...tokenFindings(text, tokens), ...scan.findings];
  if (!parsed.readable) return { ...read, findings: told };
  if (!kind) {
    const place = refused.some(({ rule }) => rule === 'file-name')
      ? []
      : kindFindings(file, parsed);
    return { ...read, findings: [...told, ...place] };
  }

  const context = { file, text, parsed, filled: fields, schema: fieldsSchema(kind.schema) };
  const { data, findings } = fieldFindings(kind, context);
  const noText: Finding = {
    offset: parsed.bodyOffset,
    rule: 'no-text',
    message: 'The text is missing. Write it under the second line of dashes',
  };
  const all = [
    ...told,
    ...withoutEchoes(findings, parsed.findings, text),
    ...(kind.prose && prose.trim() === '' ? [noText] : []),
  ];
  if (all.length > 0 || data === null) return { ...read, findings: all };
  const body = String(fillTokens(parsed.body, tokens));
  return { ...read, findings: [], entry: { file, type: kind.type, data, body } };
}
