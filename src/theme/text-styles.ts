import { defineTextStyles } from '@chakra-ui/react/styled-system';

/** Styles of text that several sections share. */
export const textStyles = defineTextStyles({
  /** A large headline. `h1` to `h3` are serif by themselves. */
  title: { value: { fontSize: 'title', letterSpacing: '-0.015em' } },
  /** Serif text in the size of a small heading. */
  heading: { value: { fontFamily: 'serif', fontSize: 'heading', lineHeight: '1.2' } },
  /** A small heading within running text. */
  entry: { value: { fontFamily: 'serif', fontSize: '1.4375rem', lineHeight: '1.2' } },
  /** The sentences under a headline. */
  lead: { value: { color: 'fg.muted', fontSize: 'lead' } },
  /** Facts, captions and hints beside the main text. */
  note: { value: { color: 'fg.muted', fontSize: 'small' } },
  /** The label of a field or of a list. */
  label: { value: { fontSize: 'small', fontWeight: '600' } },
});
