import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Picture, type PictureData } from './picture';

const Row = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '1rem 1.5rem',
    alignItems: { base: 'start', sm: 'center' },
    '& picture': {
      flex: 'none',
      width: 'clamp(6rem, 26vw, 11rem)',
      maskImage: 'linear-gradient(90deg, transparent, #000 18% 82%, transparent)',
      lgDown: { marginInlineStart: 'calc(-1 * {spacing.edge})' },
    },
    // Words go below the portrait where a line would be short.
    '& div': { flex: '1 1 12rem' },
    '& blockquote': { textStyle: 'heading', lineHeight: '1.35' },
    '& p': { marginTop: '0.625rem', textStyle: 'note', textWrap: 'pretty' },
    '& b': { color: 'fg', fontWeight: '600' },
  },
});

export type PersonProps = {
  /** What the person says, in the first person. */
  text: string;
  author: { name: string; role: string; portrait: PictureData; sample: boolean };
  /** After the role. */
  children?: ReactNode;
};

/** Renders what one of the agency’s people says, beside a drawn portrait. */
export const Person = ({ text, author, children }: PersonProps) => (
  <Row>
    <Picture picture={author.portrait} sizes="(min-width: 44rem) 11rem, 26vw" />
    <div>
      <blockquote>{text}</blockquote>
      <p>
        <b>{author.name}</b>, {author.role}
        {children}
      </p>
    </div>
  </Row>
);
