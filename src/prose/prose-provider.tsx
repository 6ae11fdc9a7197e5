import { MDXProvider } from '@mdx-js/react';
import { useMemo, type ReactNode } from 'react';
import { nothing, ProseContext, useProse, type ProseData, type ProseWords } from './prose-context';
import { proseElements } from './prose-elements';
import { ProseLink } from './prose-link';
import { ProseCell, ProseColumnHead, ProseTable } from './prose-table';

const elements = {
  ...proseElements,
  a: ProseLink,
  table: ProseTable,
  td: ProseCell,
  th: ProseColumnHead,
};

type ProseProviderProps = {
  /** Read out after the name of a link that leads to another site. */
  newTabHint: string;
  words: ProseWords;
  children: ReactNode;
};

/** Renders the elements of all texts in `children`, which MDX compiles. */
export function ProseProvider({ newTabHint, words, children }: ProseProviderProps) {
  const value = useMemo(() => ({ ...nothing, newTabHint, words }), [newTabHint, words]);
  return (
    <ProseContext value={value}>
      <MDXProvider components={elements}>{children}</MDXProvider>
    </ProseContext>
  );
}

type ProseDataProviderProps = {
  /** null: the text names nothing. */
  data: Partial<ProseData> | null;
  children: ReactNode;
};

/** Gives the components in a text what the text names. */
export function ProseDataProvider({ data, children }: ProseDataProviderProps) {
  const outer = useProse();
  const value = useMemo(() => ({ ...outer, ...data }), [outer, data]);
  return <ProseContext value={value}>{children}</ProseContext>;
}
