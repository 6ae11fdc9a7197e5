import type { ReactNode } from 'react';
import type { ProseKit, ProseProps } from '../../content/prose-kit';
import { chakra } from '../../theme/chakra';
import { ProseLink } from '../prose-link';
import { Said, Source } from '../said';

export const schema = ({ component, about, words, href }: ProseKit) =>
  component({
    description: 'Words that somebody said or wrote, without quotation marks, and who it was',
    inside: 'text',
    sample: 'I know what I think when I read what I wrote.',
    props: {
      source: words(2, 100).meta(
        about('Who said it, or where it comes from', 'Mei Silkworth, Creative'),
      ),
      href: href().optional(),
    },
  });

const Frame = chakra('figure', { base: { marginBlock: '2.75rem' } });

type QuoteProps = ProseProps<typeof schema> & { children: ReactNode };

export const Quote = ({ source, href, children }: QuoteProps) => (
  <Frame>
    <Said>{typeof children === 'string' ? <p>{children}</p> : children}</Said>
    <Source>{href === undefined ? source : <ProseLink href={href}>{source}</ProseLink>}</Source>
  </Frame>
);
