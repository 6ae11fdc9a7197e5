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
import { faultsIn, unknownToken } from './mdx/node-fault';
import { endOf, isNote, startOf, type MdxNode } from './mdx/mdx-node';
import { readText } from './mdx/read-text';
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
  /** The text under the fields, as MDX reads it. Its places are those of the file. */
  tree: MdxNode;
  /** As long as `text`: what MDX read. The fields are blank, and what it could not read is silent. */
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

/** Names in the braces of fields that nobody knows. */
const tokenFindings = (fields: string, tokens: Tokens): Finding[] =>
  unknownTokens(fields, tokens).map(({ name, offset }) => ({
    offset,
    length: name.length + 2,
    ...unknownToken(name, tokens),
  }));

/** What a text may not hold, at its place. */
const textFindings = (tree: MdxNode, text: string, tokens: Tokens): Finding[] =>
  faultsIn(tree, tokens).map(({ node, rule, message, fix }) => {
    const [from, to] = [startOf(node), endOf(node)];
    const source = text.slice(from, to);
    const right = fix?.(source) ?? source;
    return {
      offset: from,
      length: to - from,
      rule,
      message,
      ...(right !== source && { fix: { from, to, text: right } }),
    };
  });

/** Whether there is anything to read in a text. */
const hasWords = ({ children = [] }: MdxNode) => children.some((child) => !isNote(child));

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
  if (
    file === 'pages/home.mdx' &&
    (template === undefined || names.some((name) => name === template))
  ) {
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

/**
 * Reads one content file and checks it by itself.
 *
 * @param file relative to `content/`, with forward slashes
 * @param tokens what `{name}` may stand for
 */
export function readContentFile(file: string, text: string, tokens: Tokens): ContentFile {
  const refused = [...nameFindings(file), ...fileFaults(text)];
  const nothing = { ...parseContent('a.json', '{}'), readable: false };
  const tree = { type: 'root' };
  const unread = { parsed: nothing, kind: undefined, fields: {}, tree, prose: '' };
  const base = { file, text, ...unread, entry: null };
  if (
    refused.some(({ rule }) =>
      ['empty-file', 'merge-marks', 'encoding', 'too-large'].includes(rule),
    )
  ) {
    return { ...base, findings: refused };
  }

  const parsed = parseContent(file, text);
  const read = readText(text, parsed.bodyOffset, tokens);
  const kind = kindOf(file, parsed.data);
  const fields = fieldsOf(fillTokens(fieldsOf(parsed.data), tokens));
  const content = { ...base, parsed, tree: read.tree, prose: read.prose, kind, fields };
  const told = [
    ...refused,
    ...parsed.findings,
    ...tokenFindings(text.slice(0, parsed.bodyOffset), tokens),
    ...read.findings,
    ...textFindings(read.tree, text, tokens),
  ];
  if (!parsed.readable) return { ...content, findings: told };
  if (!kind) {
    const place = refused.some(({ rule }) => rule === 'file-name')
      ? []
      : kindFindings(file, parsed);
    return { ...content, findings: [...told, ...place] };
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
    ...(kind.prose && read.findings.length === 0 && !hasWords(read.tree) ? [noText] : []),
  ];
  if (all.length > 0 || data === null) return { ...content, findings: all };
  const body = String(fillTokens(parsed.body, tokens));
  return { ...content, findings: [], entry: { file, type: kind.type, data, body } };
}
