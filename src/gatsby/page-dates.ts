import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Kind, parse, type SelectionNode } from 'gatsby/graphql';
import { contentFiles } from '../content/check';
import type { History } from '../content/history';
import { imageNames } from '../content/image-names';
import { entryKinds, type ContentKind } from '../content/kinds';
import { contentField } from './content-field';
import type { PageNode } from './content-nodes';

/** What frames every page is no part of any of them: a new word in the footer renews none. */
const frame = 'layout.json';

const selected = (selection: SelectionNode): [string, readonly SelectionNode[]][] =>
  selection.kind === Kind.FIELD
    ? [[selection.name.value, selection.selectionSet?.selections ?? []]]
    : [];

/** The fields of `content` that a template's query asks for. */
export function queriedFields(source: string): string[] {
  const query = /graphql`([^`]*)`/.exec(source)?.[1] ?? '';
  return parse(query)
    .definitions.flatMap((definition) =>
      definition.kind === Kind.OPERATION_DEFINITION ? definition.selectionSet.selections : [],
    )
    .flatMap(selected)
    .filter(([name]) => name === 'content')
    .flatMap(([, selections]) => selections.flatMap(selected).map(([name]) => name));
}

const filesOf = ({ from }: ContentKind, files: readonly string[]) =>
  'file' in from
    ? [from.file]
    : files.filter((file) => file.startsWith(`${from.folder}/`) && file.endsWith(from.extension));

/** The content files that every page of a template shows. */
function sharedFiles(template: string, files: readonly string[]): string[] {
  const fields = queriedFields(readFileSync(resolve(`src/templates/${template}.tsx`), 'utf8'));
  return entryKinds
    .filter((kind) => fields.includes(contentField(kind)))
    .flatMap((kind) => filesOf(kind, files))
    .filter((file) => file !== frame);
}

/** A function that remembers its answers. */
function once<Answer>(work: (name: string) => Answer): (name: string) => Answer {
  const answers = new Map<string, Answer>();
  return (name) => {
    const answer = answers.get(name) ?? work(name);
    answers.set(name, answer);
    return answer;
  };
}

/** The latest of some times, or NaN when one of them is not known. */
const latest = (dates: readonly (Date | undefined)[]) =>
  Math.max(...dates.map((date) => date?.getTime() ?? NaN));

/**
 * Tells of each page when anything that it shows was last changed: its own file, the collections
 * that its template asks for, and the pictures that these name. `Math.max` makes one unknown time
 * an unknown answer, since a page that is newer than its date would be a page not read again.
 *
 * @param folder the content folder, whose history it is
 * @returns ISO 8601 in UTC, or null where git cannot tell
 */
export function pageDates(
  folder: string,
  history: History,
): (page: Pick<PageNode, 'slug' | 'template'>) => string | null {
  if (!history.known) return () => null;
  const { changed } = history;
  const files = contentFiles(folder);
  const timeOf = once((file) => {
    const images = imageNames(readFileSync(join(folder, file), 'utf8'));
    return latest([changed.get(file), ...images.map(({ image }) => changed.get(image))]);
  });
  const shared = once((template) => sharedFiles(template, files));
  return ({ slug, template }) => {
    const time = Math.max(...[`pages/${slug}.mdx`, ...shared(template)].map(timeOf));
    return Number.isNaN(time) ? null : new Date(time).toISOString().replace('.000Z', 'Z');
  };
}
