import { defineTextStyles } from '@chakra-ui/react';

/** Styles of text that several sections share. */
export const textStyles = defineTextStyles({
  /** A large headline, which is serif in itself. */
  title: { value: { fontSize: 'title', letterSpacing: '-0.015em' } },
  /** Serif text of the size of a small heading. */
  heading: { value: { fontFamily: 'serif', fontSize: 'heading', lineHeight: '1.2' } },
  /** The same among running text. */
  entry: { value: { fontFamily: 'serif', fontSize: '1.4375rem', lineHeight: '1.2' } },
  /** The sentences under a headline. */
  lead: { value: { color: 'fg.muted', fontSize: 'lead' } },
  /** What stands beside the main text: facts, captions, hints. */
  note: { value: { color: 'fg.muted', fontSize: 'small' } },
  /** The name of a field or of a list. */
  label: { value: { fontSize: 'small', fontWeight: '600' } },
});
