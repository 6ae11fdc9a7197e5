import { chakra } from '../theme/chakra';

/** The running text of a content file; `written` gives it its words. */
export const Prose = chakra('div', {
  base: {
    maxWidth: '40rem',
    '& > * + *': { marginTop: '1.1em' },
    // The words keep the contrast of their text; the underline has the accent.
    '& a': {
      color: 'ink',
      textDecoration: 'underline 2px var(--tl-colors-accent)',
      _hover: { color: 'accent' },
    },
    '& strong': { fontWeight: '600', color: 'ink' },
  },
  variants: {
    /** More than paragraphs. Most texts have no more, and their pages are 110 bytes lighter for it. */
    structured: {
      true: {
        '& h2': { marginTop: '1.6em', fontSize: 'heading' },
        '& h3': { marginTop: '1.4em', fontSize: '1.375rem' },
        '& ul': { paddingLeft: '1.25em', listStyleType: 'disc' },
        '& ol': { paddingLeft: '1.25em', listStyleType: 'decimal' },
        '& li + li': { marginTop: '0.4em' },
        '& blockquote': { borderLeft: '3px solid', borderColor: 'saffron', paddingLeft: '1.25em' },
      },
    },
  },
});

const structure = /<(h[23]|[ou]l|blockquote)\b/;

/**
 * The words of a `Prose`, as its props.
 * @param html built from the MDX under a front matter; it holds no scripts and no tags of the writer's own
 */
export const written = (html: string) => ({
  structured: structure.test(html),
  dangerouslySetInnerHTML: { __html: html },
});
