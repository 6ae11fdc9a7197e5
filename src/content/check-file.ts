import { kindOf } from './kinds';
import { messageOf, valueAt } from './messages';
import { fieldsOf, parseContent, positionAt } from './parse';
import type { Problem } from './problem';
import { fillTokens, unknownTokens, type Tokens } from './tokens';

/** A content file that holds what its kind demands. */
export type Entry = {
  /** Relative to `content/`. */
  file: string;
  /** The GraphQL type. */
  type: string;
  /** The validated fields, tokens filled in. */
  data: Record<string, unknown>;
  /** The MDX under the front matter, tokens filled in. */
  body: string;
};

/** What reading one file gives: its entry, or everything that is wrong with it. */
export type Checked = { entry: Entry; problems: [] } | { entry: null; problems: Problem[] };

/** The name becomes an address, or an id within one. */
const fileName = /^([a-z]+\/)?[a-z0-9-]+\.(json|mdx)$/;

const where = 'the README in content/ lists the files and their places';

/**
 * Checks one content file against its kind.
 *
 * @param file relative to `content/`, with forward slashes
 * @param tokens what `{name}` may stand for
 */
export function checkFile(file: string, text: string, tokens: Tokens): Checked {
  const parsed = parseContent(file, text);
  const problemAt = (offset: number, message: string): Problem => ({
    file,
    ...positionAt(text, offset),
    message,
  });
  const refuse = (problems: Problem[]): Checked => ({ entry: null, problems });
  if (!fileName.test(file)) {
    const message =
      'rename the file: small letters, digits and hyphens only, directly in its folder: press-kit.mdx';
    return refuse([problemAt(0, message)]);
  }
  if (parsed.faults.length > 0) {
    return refuse(parsed.faults.map(({ offset, message }) => problemAt(offset, message)));
  }

  const names = Object.keys(tokens).join(', ');
  const remedy = names
    ? `use one of ${names}, or add it to the facts in site.json`
    : 'mend site.json first';
  const unknown = unknownTokens(text, tokens).map(({ name, offset }) =>
    problemAt(offset, `"{${name}}" is not known: ${remedy}`),
  );
  const kind = kindOf(file, parsed.data);
  if (!kind) {
    const message = file.startsWith('pages/')
      ? '"template" must be one of home, about, services, contact, message, page'
      : `no kind of content lives here: ${where}`;
    return refuse([...unknown, problemAt(parsed.offsetOf(['template']), message)]);
  }

  const result = kind.schema.safeParse(fillTokens(fieldsOf(parsed.data), tokens));
  if (!result.success || unknown.length > 0) {
    const issues = result.error ? result.error.issues : [];
    return refuse([
      ...unknown,
      ...issues.map((issue) =>
        problemAt(parsed.offsetOf(issue.path), messageOf(issue, valueAt(parsed.data, issue.path))),
      ),
    ]);
  }
  if (kind.prose && parsed.body.trim() === '') {
    const message = 'the text is missing: write it under the second line of dashes';
    return refuse([problemAt(parsed.bodyOffset, message)]);
  }
  const body = String(fillTokens(parsed.body, tokens));
  return { entry: { file, type: kind.type, data: result.data, body }, problems: [] };
}
