import type { InputHTMLAttributes } from 'react';
import { Input } from '../components/input';
import { describedBy, FieldError, Label } from './field-parts';

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
