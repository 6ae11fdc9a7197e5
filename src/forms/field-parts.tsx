import { chakra } from '@chakra-ui/react';

/** Shows the label of a field. */
export const Label = chakra('label', {
  base: { display: 'block', marginBottom: '0.5rem', fontSize: 'small', fontWeight: '600' },
});

const Error = chakra('p', {
  base: {
    marginTop: '0.5rem',
    color: 'accent',
    fontSize: 'small',
    fontWeight: '600',
    lineHeight: '1.4',
  },
});

const Mild = chakra('span', { base: { color: 'softInk', fontWeight: '400' } });

/** Marks the label of an optional question. */
export const Optional = ({ word }: { word: string }) => <Mild> {word}</Mild>;

/** Shows the error of a field; the field refers to it by `aria-describedby`. */
export const FieldError = ({ id, message }: { id: string; message: string | undefined }) =>
  message === undefined ? null : (
    <Error id={id}>
      <span aria-hidden>! </span>
      <span>{message}</span>
    </Error>
  );

/** Returns the attributes by which a field refers to its error. */
export const describedBy = (errorId: string, message: string | undefined) => ({
  'aria-invalid': message === undefined ? undefined : true,
  'aria-describedby': message === undefined ? undefined : errorId,
});
