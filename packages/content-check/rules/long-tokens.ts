import { valueAt } from '../../../src/content/fields';
import type { ContentFile } from '../content-file';
import { fieldsSchema, schemaAt } from '../../../src/content/field-schema';
import { positionAt } from '../reading/parse';
import { characters } from '../../../src/content/primitives';
import type { Problem } from '../problem';
import type { SiteIndex } from '../site-index';
import { problemsIn } from '../source';

/** A field that is too long, and by how much. */
type LongField = { file: ContentFile; name: string; written: string; excess: number };

function longFields(file: ContentFile): LongField[] {
  return ['title', 'description'].flatMap((name) => {
    const written = valueAt(file.parsed.data, [name]);
    const filled = file.fields[name];
    if (!file.kind || typeof written !== 'string' || typeof filled !== 'string') return [];
    const { maxLength = Infinity } = schemaAt(fieldsSchema(file.kind.schema), [name]);
    const excess = characters(filled.trim()).length - maxLength;
    return excess > 0 ? [{ file, name, written, excess }] : [];
  });
}

const isAt = ({ file, name }: LongField, problem: Problem) =>
  problem.rule === 'length' &&
  problem.file === file.file &&
  problem.line === positionAt(file.text, file.parsed.offsetOf([name])).line;

const shown = 3;

function namesOf(fields: readonly LongField[]): string {
  const names = fields.map(({ file }) => file.file);
  const rest = names.length - shown;
  return rest > 0 ? `${names.slice(0, shown).join(', ')} and ${rest} more` : names.join(', ');
}

/** Returns whether a problem would be none without the words of a token. */
const isOwing = ({ rule, message }: Problem, token: string, value: string) =>
  rule === 'length' &&
  (message.includes(` with {${token}} filled in`) || message.includes(` | ${value}"`)) &&
  Number(/Remove (\d+)$/.exec(message)?.[1]) < characters(value).length;

/**
 * Replaces what is said of titles and descriptions that are too long because of one value of site.json:
 * the cause is named once, where it is.
 */
export function blameLongTokens(site: SiteIndex, problems: readonly Problem[]): Problem[] {
  const settings = site.files.find(({ file }) => file === 'site.json');
  if (!settings || !problems.some(({ rule }) => rule === 'length')) return [...problems];
  const long = site.files.flatMap(longFields);
  return Object.entries(site.tokens).reduce<Problem[]>(
    (left, [token, value]) => {
      const { length } = characters(value);
      const own = long.filter(
        ({ written, excess, file, name }) =>
          written.includes(`{${token}}`) &&
          excess < length &&
          left.some((problem) => isAt({ file, name, written, excess }, problem)),
      );
      // One text that is too long is the text's own fault.
      if (own.length < 2) return left;
      const [only = 'title', other] = [...new Set(own.map(({ name }) => name))];
      const what = other === undefined ? `${only}s` : 'titles and descriptions';
      const most = Math.max(...own.map(({ excess }) => excess));
      const path = settings.parsed.rangeOf([token]) ? [token] : ['facts', token];
      const range = settings.parsed.rangeOf(path) ?? { from: 0, to: 1 };
      const message = `"${path.join('.')}" makes ${own.length} ${what} too long, by up to ${most} characters: ${namesOf(own)}. Shorten it, or shorten them`;
      return [
        ...left.filter(
          (problem) =>
            !isOwing(problem, token, value) && !own.some((field) => isAt(field, problem)),
        ),
        ...problemsIn('site.json', settings.text, [
          { offset: range.from, length: range.to - range.from, rule: 'length', message },
        ]),
      ];
    },
    [...problems],
  );
}
