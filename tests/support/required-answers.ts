import type { FieldWithWords } from '../../src/content/types/form-types';
import props from './forms-props';

/** A field of the inquiry that must be filled in, and an answer to it as the page shows it. */
export type RequiredAnswer = {
  name: string;
  kind: FieldWithWords['kind'];
  label: string;
  missing: string;
  answer: string;
};

/** The answers that tests and pictures name. Any other text is the name of its field. */
const texts: Readonly<Record<string, string>> = {
  fullName: 'Ada Lovelace',
  role: 'Founder',
  goals: 'Visibility',
};

function answerTo(field: FieldWithWords, email: string): string {
  switch (field.kind) {
    case 'email':
      return email;
    case 'select':
      return field.options[0]?.label ?? '';
    case 'radios':
      return field.options[0] ?? '';
    default:
      return texts[field.name] ?? field.name;
  }
}

/** Returns an answer to every required field of the inquiry, in the order of the page. */
export const requiredAnswers = (email: string): RequiredAnswer[] =>
  props.contact.fields
    .filter(({ required }) => required)
    .map((field) => {
      const { name, kind, label, missing = '' } = field;
      return { name, kind, label, missing, answer: answerTo(field, email) };
    });
