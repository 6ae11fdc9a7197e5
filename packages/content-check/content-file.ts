import { fieldsOf } from '../../src/content/fields';
import type { FieldContext } from './fields/field-context';
import { findingsOf } from './fields/messages';
import type { Entry } from '../../src/content/entry';
import { nameAdvice, originalName, rightName } from './rules/file-name';
import { fieldsSchema } from '../../src/content/field-schema';
import { contentKinds, kindOf, type ContentKind } from '../../src/content/kinds';
import { kindFindings, misplaced, wrongEnding } from './place-faults';
import { lineOf } from './reading/duplicate';
import { parseContent, type Parsed } from './reading/parse';
import type { Finding } from './problem';
import { fileFaults } from './reading/file-faults';
import { faultsIn, unknownToken } from './mdx/node-fault';
import { endOf, isNote, startOf, type MdxNode } from './mdx/mdx-node';
import { namedIn } from './mdx/mentions';
import { propRange } from './mdx/prop-range';
import { readText } from './mdx/read-text';
import { fillTokens, unknownTokens, type Tokens } from '../../src/content/tokens';

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

/** Reports a name that cannot be an address, or an id within one. */
function nameFindings(file: string): Finding[] {
  const finding = (message: string): Finding[] => [{ offset: 0, rule: 'file-name', message }];
  const [name = '', inner, folder] = file.split('/').reverse();
  const original = originalName(file);
  if (original !== undefined) {
    const orRename = inner === undefined ? '' : ', or give it a name of its own';
    return finding(`This looks like a copy of ${original}. Delete it${orRename}`);
  }
  // A name at the top that the site does not read would be no better in other letters.
  const isRead = contentKinds.some(({ from }) => 'file' in from && from.file === rightName(file));
  const advice = inner === undefined && !isRead ? undefined : nameAdvice(file);
  if (advice !== undefined) return finding(advice);
  if (folder === undefined || inner === undefined) return [];
  const own = name.startsWith('index.') ? name.replace('index', inner) : name;
  return finding(
    `The site does not read folders inside ${folder}/. Move the file to ${folder}/${own}, or to another free name there`,
  );
}

/** Reports unknown names in the braces of fields. */
const tokenFindings = (fields: string, tokens: Tokens): Finding[] =>
  unknownTokens(fields, tokens).map(({ name, offset }) => ({
    offset,
    length: name.length + 2,
    ...unknownToken(name, tokens),
  }));

/** Reports what a text must not contain. */
const textFindings = (tree: MdxNode, text: string, tokens: Tokens): Finding[] =>
  faultsIn(tree, tokens).map(({ node, rule, message, prop, fix }) => {
    const [from, to] = [startOf(node), endOf(node)];
    const source = text.slice(from, to);
    if (/\\[a-z]+(?:\{[^{}\n]*\})*$/i.test(text.slice(Math.max(0, from - 40), from))) {
      const formula =
        'Formulas do not work here. Readers would see these signs. Write words, or x²';
      return { offset: from, length: to - from, rule: 'markdown', message: formula };
    }
    const right = fix?.(source) ?? source;
    const place = prop === undefined ? undefined : propRange(node, prop, text);
    return {
      offset: place?.from ?? from,
      length: place ? place.to - place.from : to - from,
      rule,
      message,
      ...(right !== source && { fix: { from, to, text: right } }),
    };
  });

/** Returns whether a text has anything to read. */
const hasWords = ({ children = [] }: MdxNode) => children.some((child) => !isNote(child));

/** Leaves out follow-ups of another mistake: of an unreadable line, or of a misspelt field. */
function withoutEchoes(
  found: readonly Finding[],
  earlier: readonly Finding[],
  text: string,
): Finding[] {
  const faulty = new Set(earlier.map(({ offset }) => lineOf(text, offset)));
  const cut = new Set(
    earlier.filter(({ rule }) => rule === 'field-line').map(({ offset }) => lineOf(text, offset)),
  );
  const explained = [...found, ...earlier].flatMap(({ message }) =>
    [...message.matchAll(/Did you mean "([^"]+)"|"([^"]+)" belongs to "/g)].map(
      ([, meant, misplaced]) => meant ?? misplaced ?? '',
    ),
  );
  const groups = found.flatMap(({ message }) => / belongs to "([^"]+)"/.exec(message)?.[1] ?? []);
  const bare = earlier
    .filter(({ rule }) => rule === 'field-line')
    .map(({ offset }) => /^[\w]*/.exec(text.slice(offset))?.[0] ?? '');
  return found.filter(({ rule, message, offset }) => {
    if (rule === 'picture-alt' && explained.includes('alt')) return false;
    if (rule === 'empty-field' && groups.some((name) => message.startsWith(`"${name}" `)))
      return false;
    const line = lineOf(text, offset);
    // What continues on a line that could not be read is longer than it seems.
    if (rule === 'length' && cut.has(line + 1)) return false;
    if (rule !== 'missing-field') return !faulty.has(line);
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
 * @param tokens the values of names in braces
 */
export function readContentFile(file: string, original: string, tokens: Tokens): ContentFile {
  const refused = [...nameFindings(file), ...fileFaults(original)];
  // The line ends of old Macs are reported, and read as line ends.
  const text = original.replace(/\r(?!\n)/g, '\n');
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

  if (originalName(file) !== undefined) return { ...base, findings: refused };

  const parsed = parseContent(file, text);
  const elsewhere = misplaced(file, parsed.data);
  const ending = elsewhere.length > 0 ? [] : wrongEnding(file);
  // Whether its fields are right shows in its own place.
  if (ending.length + elsewhere.length > 0)
    return { ...base, findings: [...refused, ...ending, ...elsewhere] };
  const kind = kindOf(file, parsed.data);
  const hasPlace = kind !== undefined || file.startsWith('pages/');
  const isMisnamed = refused.some(({ rule }) => rule === 'file-name');
  if (!hasPlace) {
    return { ...base, findings: [...refused, ...(isMisnamed ? [] : kindFindings(file, parsed))] };
  }
  const read = readText(text, parsed.bodyOffset, tokens);
  const fields = fieldsOf(fillTokens(fieldsOf(parsed.data), tokens));
  const content = { ...base, parsed, tree: read.tree, prose: read.prose, kind, fields };
  const findings = [
    ...refused,
    ...parsed.findings,
    ...tokenFindings(text.slice(0, parsed.bodyOffset), tokens),
    ...read.findings,
    ...textFindings(read.tree, text, tokens),
  ];
  if (!parsed.readable) return { ...content, findings };
  if (!kind) {
    return {
      ...content,
      findings: [...findings, ...(isMisnamed ? [] : kindFindings(file, parsed))],
    };
  }

  const context = { file, text, parsed, filled: fields, schema: fieldsSchema(kind.schema), tokens };
  const { data, findings: wrong } = fieldFindings(kind, context);
  const noText: Finding = {
    offset: parsed.bodyOffset,
    rule: 'no-text',
    message: 'The text is missing. Write it under the second line of dashes',
  };
  const moved = new Set(
    wrong
      .filter(({ message }) => message.includes(' belongs to "'))
      .map(({ offset }) => lineOf(text, offset)),
  );
  // A line under a field that lost its indent is right as soon as that field has it back.
  const isIndentEcho = ({ rule, offset }: Finding) =>
    rule === 'indent' && moved.has(lineOf(text, offset) - 1);
  const all = [
    ...findings.filter((finding) => !isIndentEcho(finding)),
    ...withoutEchoes(wrong, parsed.findings, text),
    ...(kind.prose && read.findings.length === 0 && !hasWords(read.tree) ? [noText] : []),
  ];
  if (all.length > 0 || data === null) return { ...content, findings: all };
  const body = String(fillTokens(parsed.body, tokens));
  const named = namedIn(read.tree, tokens);
  return { ...content, findings: [], entry: { file, type: kind.type, data, body, named } };
}
