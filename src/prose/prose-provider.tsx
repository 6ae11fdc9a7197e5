import { MDXProvider } from '@mdx-js/react';
import type { ReactNode } from 'react';
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
  return (
    <ProseContext value={{ ...nothing, newTabHint, words }}>
      <MDXProvider components={elements}>{children}</MDXProvider>
    </ProseContext>
  );
}

type ProseDataProviderProps = {
  data: Partial<ProseData> | null;
  children: ReactNode;
};

/** Provides what a text names to the components in it. */
export const ProseDataProvider = ({ data, children }: ProseDataProviderProps) => (
  <ProseContext value={{ ...useProse(), ...data }}>{children}</ProseContext>
);
