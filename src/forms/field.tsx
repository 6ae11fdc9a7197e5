import type { InputHTMLAttributes, ReactNode } from 'react';
import { chakra } from '@chakra-ui/react';
import { Input } from '../components/input';
import type { FieldErrorReason } from './use-field-errors';

const Label = chakra('label', {
  base: { display: 'block', marginBottom: '0.5rem', textStyle: 'label' },
});

const Mild = chakra('span', { base: { color: 'fg.muted', fontWeight: '400' } });

const ErrorText = chakra('p', {
  base: {
    marginTop: '0.5rem',
    color: 'fg.accent',
    textStyle: 'label',
    lineHeight: '1.4',
  },
});

const errorId = (id: string) => `${id}-error`;

/** Returns the attributes by which a field refers to the error of its question. */
export const describedBy = (id: string, error: string | undefined) =>
  error === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': errorId(id) };

type QuestionProps = {
  /** The id of the field; for choices, of the question. */
  id: string;
  label: string;
  /** The word that marks an optional question; omitted: it needs an answer. */
  optional?: string;
  error?: string | undefined;
  /** true: `children` are several choices. */
  isGroup?: boolean;
  children: ReactNode;
};

/** Renders a question above its field or its choices, and its error below. */
export function Question({ id, label, optional, error, isGroup, children }: QuestionProps) {
  const Frame = isGroup ? 'fieldset' : 'div';
  return (
    <Frame>
      <Label
        as={isGroup ? 'legend' : 'label'}
        htmlFor={isGroup ? undefined : id}
        marginBottom={isGroup ? '0.625rem' : undefined}
      >
        {label}
        {/* The space is in one text with the word: alone, no name has it. */}
        {optional !== undefined && <Mild>{` ${optional}`}</Mild>}
      </Label>
      {children}
      {error !== undefined && (
        <ErrorText id={errorId(id)}>
          <span aria-hidden>! </span>
          <span>{error}</span>
        </ErrorText>
      )}
    </Frame>
  );
}

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
