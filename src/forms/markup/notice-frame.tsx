import { chakra } from '@chakra-ui/react/styled-system';

/** The frame of a notice, and of the note about saved answers. */
export const NoticeFrame = chakra('div', {
  base: {
    marginTop: '1.5rem',
    padding: '1.125rem 1.25rem',
    borderWidth: '1px',
    borderColor: 'fg.accent',
    borderRadius: 'field',
    bg: 'bg.error',
    fontSize: 'small',
    '& p > a': { textDecorationLine: 'underline' },
    '& p + p': { marginTop: '0.5rem' },
  },
  variants: {
    tone: { calm: { borderColor: 'thread.3', bg: 'bg.panel' } },
  },
});

export const NoticeTitle = chakra('strong', { base: { fontWeight: '600' } });

/** The row of links and buttons in a notice. */
export const NoticeActions = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '1.25rem',
    '& > *': { display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem' },
  },
});

/** A button that looks like a link. */
export const NoticeAction = chakra('button', {
  base: {
    textAlign: 'start',
    textDecorationLine: 'underline',
    textUnderlineOffset: '0.2em',
  },
});

/** A sentence below the fields. */
export const Note = chakra('p', {
  base: { marginTop: '1rem', textStyle: 'note' },
});

/**
 * Renders the title and the text of a notice, each in an element of its own: translation tools replace text
 * nodes beside other nodes, and React would fail to remove them.
 */
export const NoticeText = ({ title, text }: { title: string; text: string }) => (
  <p>
    <NoticeTitle>{title}</NoticeTitle> <span>{text}</span>
  </p>
);
