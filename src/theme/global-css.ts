import { defineGlobalStyles } from '@chakra-ui/react/styled-system';
import { reset } from './reset';

export const globalCss = defineGlobalStyles({
  '@layer reset': reset,
  ':root': {
    colorScheme: 'light dark',
  },
  ':root.light': { colorScheme: 'light' },
  '.dark, .inverted-theme': { color: 'fg', colorScheme: 'dark' },
  '.dark .inverted-theme': { colorScheme: 'light' },
  html: {
    scrollPaddingBlock: '6rem 1rem',
  },
  body: {
    bg: 'bg',
    color: 'fg',
    fontFamily: 'sans',
    fontSize: 'body',
    lineHeight: '1.6',
    fontSynthesis: 'none',
    // A long word in large text must not widen its column.
    overflowWrap: 'anywhere',
  },
  'h1, h2, h3': {
    fontFamily: 'serif',
    fontWeight: '400',
    lineHeight: '1.06',
    textWrap: 'balance',
  },
  'p, li': { textWrap: 'pretty' },
  'figcaption, dt': { textWrap: 'balance' },
  'picture, picture img': { display: 'block', width: '100%' },
  // Only the serif has an italic.
  em: { fontFamily: 'serif', fontStyle: 'italic' },
  a: { textUnderlineOffset: '0.2em', textDecorationThickness: '1px' },
  ':focus-visible': {
    outline: '2px solid {colors.fg}',
    outlineOffset: '3px',
    borderRadius: '4px',
  },
  '::selection': { bg: 'thread.2', color: 'thread.contrast' },
});
