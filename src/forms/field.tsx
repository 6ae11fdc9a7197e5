import type { InputHTMLAttributes, ReactNode } from 'react';
import { chakra } from '@chakra-ui/react';
import { Input } from '../components/input';
import type { FieldErrorReason } from './use-field-errors';

const Label = chakra('label', {
  base: { display: 'block', marginBottom: '0.5rem', textStyle: 'label' },
});

const Group = chakra('fieldset', { base: { minWidth: 0 } });

const Legend = chakra('legend', { base: { marginBottom: '0.625rem', textStyle: 'label' } });

const Mild = chakra('span', { base: { color: 'softInk', fontWeight: '400' } });

const ErrorText = chakra('p', {
  base: {
    marginTop: '0.5rem',
    color: 'accent',
    textStyle: 'label',
    lineHeight: '1.4',
  },
});

type QuestionProps = {
  /** The id of the field; for choices, of the question. */
  id: string;
  label: string;
  /** The word that marks an optional question; omitted: it needs an answer. */
  optional?: string;
  error?: string | undefined;
  /** The field, or the choices. */
  children: ReactNode;
};

/** The space is in one text with the word: alone, no name has it. */
const Words = ({ label, optional }: Pick<QuestionProps, 'label' | 'optional'>) => (
  <>
    {label}
    {optional !== undefined && <Mild>{` ${optional}`}</Mild>}
  </>
);

const errorId = (id: string) => `${id}-error`;

const FieldError = ({ id, error }: Pick<QuestionProps, 'id' | 'error'>) =>
  error !== undefined && (
    <ErrorText id={errorId(id)}>
      <span aria-hidden>! </span>
      <span>{error}</span>
    </ErrorText>
  );

/** Returns the attributes by which a field refers to the error of its question. */
export const describedBy = (id: string, error: string | undefined) =>
  error === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': errorId(id) };

/** Renders a question with its field. */
export const Question = ({ children, ...words }: QuestionProps) => (
  <div>
    <Label htmlFor={words.id}>
      <Words {...words} />
    </Label>
    {children}
    <FieldError {...words} />
  </div>
);

/** Renders a question with its choices. */
export const ChoiceQuestion = ({ children, ...words }: QuestionProps) => (
  <Group>
    <Legend>
      <Words {...words} />
    </Legend>
    {children}
    <FieldError {...words} />
  </Group>
);

/** Matches a text with a visible character. Not `[^]`, which Chrome 114 takes for no character. */
const visibleText = String.raw`[\s\S]*[^\s\p{Cf}\p{DI}][\s\S]*`;

type TextFieldProps = {
  /** The name of the form; the field's id begins with it. */
  form: string;
  /** The name of the part in the message. */
  name: string;
  /** An empty placeholder is none. */
  words: { label: string; placeholder: string } & Partial<Record<FieldErrorReason, string>>;
  reason: FieldErrorReason | undefined;
} & Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete'>;

/** Renders a required field of one line. */
export function TextField({ form, name, words, reason, type = 'text', ...input }: TextFieldProps) {
  const id = `${form}-${name}`;
  const error = reason && words[reason];
  return (
    <Question id={id} label={words.label} error={error}>
      <Input
        id={id}
        type={type}
        name={name}
        required
        pattern={type === 'text' ? visibleText : undefined}
        placeholder={words.placeholder || undefined}
        {...input}
        {...describedBy(id, error)}
      />
    </Question>
  );
}
