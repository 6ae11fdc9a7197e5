import { chakra } from '@chakra-ui/react/styled-system';

const strong = chakra('strong', { base: { fontWeight: '600', color: 'fg' } });
const em = chakra('em', { base: { fontStyle: 'italic' } });
/** Code reads from left to right, in a text of either direction. */
const code = chakra('code', {
  base: {
    direction: 'ltr',
    unicodeBidi: 'isolate',
    fontFamily: 'monospace',
    fontSize: 'min(0.9em, 5vw)',
  },
});

/** Markdown's elements whose styles differ from the reset. A page has the rules of those that it contains. */
export const textElements = {
  strong,
  b: strong,
  h2: chakra('h2', { base: { marginTop: '1.6em', fontSize: 'heading' } }),
  h3: chakra('h3', { base: { marginTop: '1.4em', fontSize: '1.375rem' } }),
  h4: chakra('h4', { base: { marginTop: '1.4em', fontWeight: '600', color: 'fg' } }),
  em,
  i: em,
  cite: em,
  var: em,
  code,
  kbd: code,
  samp: code,
  small: chakra('small', { base: { fontSize: 'small' } }),
  sub: chakra('sub', { base: { fontSize: '0.72em', lineHeight: '0' } }),
  hr: chakra('hr', { base: { marginBlock: '2em', borderTopWidth: '1px' } }),
  ul: chakra('ul', { base: { paddingInlineStart: '1.25em', listStyleType: 'disc' } }),
  ol: chakra('ol', { base: { paddingInlineStart: '1.25em', listStyleType: 'decimal' } }),
  li: chakra('li', {
    base: {
      '& + &': { marginTop: '0.4em' },
      '&.task-list-item': { listStyle: 'none', marginInlineStart: '-1.25em' },
      '& input': { marginInlineEnd: '0.5em' },
    },
  }),
  sup: chakra('sup', {
    base: {
      fontSize: '0.72em',
      lineHeight: '0',
      // A footnote's number, large enough for a finger.
      '& a': {
        padding: '0.55em 0.85em',
        marginInline: '-0.8em',
        textDecoration: 'none',
        color: 'fg.accent',
      },
    },
  }),
  /** The list of footnotes. */
  section: chakra('section', {
    base: {
      marginTop: '3.5rem',
      paddingTop: '1.25rem',
      borderTopWidth: '1px',
      textStyle: 'note',
      '& h2': { marginBottom: '0.75rem', color: 'fg', fontSize: '1.25rem' },
    },
  }),
  blockquote: chakra('blockquote', {
    base: { borderInlineStart: '3px solid', borderColor: 'thread.2', paddingInlineStart: '1.25em' },
  }),
};
