import { MDXProvider } from '@mdx-js/react';
import type { ComponentProps } from 'react';
import type { components } from '../content/components';
import { Action } from './catalogue/action';
import { Callout } from './catalogue/callout';
import { Download } from './catalogue/download';
import { Figure } from './catalogue/figure';
import { Numbers } from './catalogue/numbers';
import { Question } from './catalogue/question';
import { Quote } from './catalogue/quote';
import { Steps } from './catalogue/steps';
import { Testimonial } from './catalogue/testimonial';
import { Video } from './catalogue/video';
import { ProseCode } from './prose-code';
import { ProseContext } from './prose-context';
import { proseElements } from './prose-elements';
import { ProseLink } from './prose-link';
import { ProseCell, ProseColumnHead, ProseTable } from './prose-table';

/** The components of `src/content/components.ts`. */
const catalogue = {
  Action,
  Callout,
  Download,
  Figure,
  Numbers,
  Question,
  Quote,
  Steps,
  Testimonial,
  Video,
} satisfies Record<keyof typeof components, unknown>;

const elements = {
  ...proseElements,
  ...catalogue,
  a: ProseLink,
  pre: ProseCode,
  table: ProseTable,
  td: ProseCell,
  th: ProseColumnHead,
};

/** Provides the elements and the components of texts, and the words that they need. */
export const ProseProvider = ({ children, value }: ComponentProps<typeof ProseContext>) => (
  <ProseContext value={value}>
    <MDXProvider components={elements}>{children}</MDXProvider>
  </ProseContext>
);
