import { parse, type ParseError } from 'jsonc-parser';
import { readYaml } from './read-yaml';
import { unread, type Fields } from './source-file';

/** Advice by the code of jsonc-parser. */
const advice: Readonly<Record<number, string>> = {
  1: 'A name or a text is in straight double quotes; within a text, write \\" for one',
  3: 'A name in straight double quotes belongs here. Delete a comma after the last entry',
  4: 'A value is missing here. Delete a comma after the last entry',
  5: 'A colon is missing between the name and its value',
  6: 'A comma is missing before this',
  7: 'A closing } is missing here, or a comma',
  8: 'A closing ] is missing here, or a comma',
  9: 'The file should end before this. Delete it, or a } too many above',
  10: 'JSON has no comments. Delete this one',
  12: 'This text has no closing quotation mark. Inside a text, write \\" for one',
};
const generalAdvice =
  'This is not valid JSON. Compare this line with the lines around it. Write a backslash in a text as \\\\';

/** Reads JSON. Every valid JSON is valid YAML, whose parser knows the places of values. */
export function readJson(text: string): Fields {
  if (text.trim() === '') return unread([{ at: [0], message: 'The file is empty' }]);
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true });
  const [first] = errors;
  if (!first) return readYaml(text);
  const { offset, length, error } = first;
  return unread([{ at: [offset, offset + length], message: advice[error] ?? generalAdvice }]);
}
