import { MDXProvider } from '@mdx-js/react';
import { useMemo, type ReactNode } from 'react';
import { nothing, ProseContext, useProse, type ProseData, type ProseWords } from './prose-context';
import { proseElements } from './prose-elements';
import { ProseCode } from './prose-code';
import { ProseLink } from './prose-link';
import { ProseCell, ProseColumnHead, ProseTable } from './prose-table';

const elements = {
  ...proseElements,
  a: ProseLink,
  pre: ProseCode,
  table: ProseTable,
  td: ProseCell,
  th: ProseColumnHead,
};

type ProseProviderProps = {
  newTabHint: string;
  words: ProseWords;
  children: ReactNode;
};

export function ProseProvider({ newTabHint, words, children }: ProseProviderProps) {
  const value = useMemo(() => ({ ...nothing, newTabHint, words }), [newTabHint, words]);
  return (
    <ProseContext value={value}>
      <MDXProvider components={elements}>{children}</MDXProvider>
    </ProseContext>
  );
}

type ProseDataProviderProps = {
  data: Partial<ProseData> | null;
  children: ReactNode;
};

/** Provides what a text names to the components in it. */
export function ProseDataProvider({ data, children }: ProseDataProviderProps) {
  const outer = useProse();
  const value = useMemo(() => ({ ...outer, ...data }), [outer, data]);
  return <ProseContext value={value}>{children}</ProseContext>;
}
