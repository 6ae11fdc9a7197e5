import { defineGlobalStyles } from '@chakra-ui/react/styled-system';
import { underlined } from './mixins';
import { reset } from './reset';

export const globalCss = defineGlobalStyles({
  '@layer reset': reset,
  ':root': {
    colorScheme: 'light dark',
  },
  // `only`, or Chromium's automatic dark theme would darken them.
  '.light, .dark .inverted-theme': { colorScheme: 'only light' },
  '.dark, .inverted-theme': { color: 'fg', colorScheme: 'dark' },
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
  // The accent of a headline. Below the title, it has the thread of words that were kept.
  'h1 em': { color: 'fg.accent' },
  ':where(h2, h3) em': {
    fontStyle: 'normal',
    ...underlined('thread.1', '3px'),
    textUnderlineOffset: '0.14em',
  },
  // Under the pointer alone: otherwise it would also run when the theme changes, and hold up its first frame.
  ':is(a, button, label)': { _hover: { transition: '160ms' } },
  a: { textUnderlineOffset: '0.2em', textDecorationThickness: '1px' },
  ':focus-visible': {
    outline: '2px solid {colors.fg}',
    outlineOffset: '3px',
    borderRadius: '4px',
  },
  '::selection': { bg: 'thread.2', color: 'thread.contrast' },
});
