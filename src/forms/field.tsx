import type { InputHTMLAttributes } from 'react';
import { chakra } from '@chakra-ui/react';
import { Input } from '../components/input';

/** Shows the label of a field. */
export const Label = chakra('label', {
  base: { display: 'block', marginBottom: '0.5rem', textStyle: 'label' },
});

/** Groups choices that answer one question. */
export const Group = chakra('fieldset', {
  base: { minWidth: 0, border: 0, margin: 0, padding: 0 },
});

/** Shows the question above a group of choices. */
export const Legend = chakra('legend', {
  base: { padding: 0, marginBottom: '0.625rem', textStyle: 'label' },
});

const Mild = chakra('span', { base: { color: 'softInk', fontWeight: '400' } });

/** Marks the label of an optional question. The space is in one text with the word: alone, no name has it. */
export const Optional = ({ word }: { word: string }) => <Mild>{` ${word}`}</Mild>;

const ErrorText = chakra('p', {
  base: {
    marginTop: '0.5rem',
    color: 'accent',
    textStyle: 'label',
    lineHeight: '1.4',
  },
});

/** Shows the error of a field; the field refers to it by `aria-describedby`. */
export const FieldError = ({ id, message }: { id: string; message: string | undefined }) =>
  message === undefined ? null : (
    <ErrorText id={id}>
      <span aria-hidden>! </span>
      <span>{message}</span>
    </ErrorText>
  );

/** Returns the attributes by which a field refers to its error. */
export const describedBy = (errorId: string, message: string | undefined) => ({
  'aria-invalid': message === undefined ? undefined : true,
  'aria-describedby': message === undefined ? undefined : errorId,
});

type TextFieldProps = {
  /** The id of the form; the field's own id begins with it. */
  form: string;
  /** The name of the part in the message. */
  name: string;
  label: string;
  error: string | undefined;
  /** Empty: no placeholder. */
  placeholder: string;
} & Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete'>;

/** Renders a required field of one line. */
export function TextField({
  form,
  name,
  label,
  error,
  placeholder,
  type = 'text',
  ...input
}: TextFieldProps) {
  const id = `${form}-${name}`;
  return (
    <div>
      <Label htmlFor={id}>{label}</Label>
      <Input
        id={id}
        type={type}
        name={name}
        required
        placeholder={placeholder || undefined}
        {...input}
        {...describedBy(`${id}-error`, error)}
      />
      <FieldError id={`${id}-error`} message={error} />
    </div>
  );
}
