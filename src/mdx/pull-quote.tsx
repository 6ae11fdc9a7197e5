import { chakra } from '@chakra-ui/react/styled-system';

/** A large quotation. Its opening mark hangs in the margin. */
export const PullQuote = chakra('blockquote', {
  base: {
    position: 'relative',
    paddingInlineStart: '1.5rem',
    color: 'fg',
    fontFamily: 'serif',
    fontSize: 'min(10vw, clamp(1.5625rem, 1.3rem + 1.3vw, 2.25rem))',
    lineHeight: '1.2',
    letterSpacing: '-0.008em',
    textWrap: 'pretty',
    '& > * + *': { marginTop: '0.6em' },
    '& strong': { fontWeight: '400', color: 'fg.accent' },
    // The monospaced font looks much larger than the serif.
    '& code': { fontSize: '0.72em' },
    _before: {
      content: 'open-quote',
      position: 'absolute',
      top: '-0.08em',
      insetInlineStart: '-0.06em',
      color: 'fg.accent',
      fontSize: '1.9em',
      lineHeight: '1',
    },
    '& > :last-child::after': { content: 'close-quote' },
    md: {
      paddingInlineStart: '0',
      _before: { insetInlineStart: 'auto', insetInlineEnd: 'calc(100% + 0.08em)' },
    },
  },
});

/** The line under a quotation that says whose it is. */
export const QuoteSource = chakra('figcaption', {
  base: {
    marginTop: '1.125rem',
    paddingInlineStart: '1.5rem',
    textStyle: 'note',
    // High enough for a finger.
    '& a': { paddingBlock: '0.25rem' },
    md: { paddingInlineStart: '0' },
  },
});
