import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import type { PropsOf } from '../../content/schemas/component-schemas';
import { MdxLink } from '../elements/text-link';
import { PullQuote, QuoteSource } from '../pull-quote';

const Frame = chakra('figure', { base: { marginBlock: '2.75rem' } });

type QuoteProps = PropsOf<'Quote'> & { children: ReactNode };

/** Renders a quotation with its source. */
export const Quote = ({ source, href, children }: QuoteProps) => (
  <Frame>
    <PullQuote>{typeof children === 'string' ? <p>{children}</p> : children}</PullQuote>
    <QuoteSource>
      {href === undefined ? source : <MdxLink href={href}>{source}</MdxLink>}
    </QuoteSource>
  </Frame>
);
