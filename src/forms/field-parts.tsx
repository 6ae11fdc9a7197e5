import { chakra } from '../theme/chakra';

/** The words over a field. */
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

/** The mark after the label of a question that may stay open. */
export const Optional = ({ word }: { word: string }) => <Mild> {word}</Mild>;

/** What is wrong with a field; fields name it by `aria-describedby`. */
export const FieldError = ({ id, message }: { id: string; message: string | undefined }) =>
  message === undefined ? null : (
    <Error id={id}>
      <span aria-hidden>! </span>
      <span>{message}</span>
    </Error>
  );

/** The attributes by which a field points to its error. */
export const describedBy = (errorId: string, message: string | undefined) => ({
  'aria-invalid': message === undefined ? undefined : true,
  'aria-describedby': message === undefined ? undefined : errorId,
});
