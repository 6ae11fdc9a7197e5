import type { z } from 'zod';
import { labelOf, schemaAt, toJsonSchema, type JsonSchema } from '../content/schemas/field-schema';
import { fieldName } from '../reader/content-file';
import type { Problem } from '../reader/problem';
import type { Path } from '../reader/source-file';

type Messages = Pick<Problem, 'message'> & Required<Pick<Problem, 'editorMessage'>>;

/** Returns the name of a field in a message. */
export type NameField = (path: Path) => string;

/** Returns what the editor calls a field. The items of a list have no name there. */
function labelInEditor(path: Path, schema: JsonSchema): string {
  const name = path.at(-1);
  return typeof name === 'string' ? `“${labelOf(name, schema)}”` : 'This field';
}

/** Returns a message about one field. */
export const fieldMessages = (path: Path, schema: JsonSchema, advice: string): Messages => ({
  message: `"${fieldName(path)}" ${advice}`,
  editorMessage: `${labelInEditor(path, schema)} ${advice}`,
});

/**
 * Returns a message that names fields as they are written in a file, and the same for the editor, with their labels.
 *
 * @param schema the schema of the file or the component
 */
export function bothMessages(schema: z.ZodObject, write: (nameOf: NameField) => string): Messages {
  const root = toJsonSchema(schema);
  return {
    message: write((path) => `"${fieldName(path)}"`),
    editorMessage: write((path) => labelInEditor(path, schemaAt(root, path))),
  };
}
