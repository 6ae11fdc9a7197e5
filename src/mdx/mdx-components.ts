import type { mdxComponentTypes } from '../content/schemas/component-schemas';
import { Action } from './components/action';
import { Callout } from './components/callout';
import { Download } from './components/download';
import { Figure } from './components/figure';
import { Numbers } from './components/numbers';
import { Question } from './components/question';
import { Quote } from './components/quote';
import { Steps } from './components/steps';
import { Testimonial } from './components/testimonial';
import { Video } from './components/video';
import { CodeBlock } from './elements/code-block';
import { textElements } from './elements/text-elements';
import { MdxLink } from './elements/text-link';
import { TableCell, TableColumnHeader, Table } from './elements/text-table';

/** The components of `src/content/schemas/component-schemas.ts`, by the names that writers use. */
const writersComponents = {
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
} satisfies Record<keyof typeof mdxComponentTypes, unknown>;

/** What MDX renders for Markdown's elements, and for the components that writers use. */
export const mdxComponents = {
  ...textElements,
  ...writersComponents,
  a: MdxLink,
  pre: CodeBlock,
  table: Table,
  td: TableCell,
  th: TableColumnHeader,
};
