import { chakra } from '../theme/chakra';

/** The running text of a content file. */
export const Prose = chakra('div', {
  base: {
    maxWidth: '40rem',
    '& > * + *': { marginTop: '1.1em' },
    '& strong': { fontWeight: '600', color: 'ink' },
    '& h2': { marginTop: '1.6em', fontSize: 'heading' },
    '& h3': { marginTop: '1.4em', fontSize: '1.375rem' },
    '& ul': { paddingLeft: '1.25em', listStyleType: 'disc' },
    '& ol': { paddingLeft: '1.25em', listStyleType: 'decimal' },
    '& li + li': { marginTop: '0.4em' },
    '& blockquote': { borderLeft: '3px solid', borderColor: 'saffron', paddingLeft: '1.25em' },
  },
});
