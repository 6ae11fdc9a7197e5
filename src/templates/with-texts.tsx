import type { ComponentType, ReactNode } from 'react';
import type { ProseData } from '../prose/prose-context';
import { ProseDataProvider } from '../prose/prose-provider';

/** Joins the entries of a list with their texts. */
export const withTexts = <Entry extends { slug: string; prose: ProseData | null }>(
  entries: readonly Entry[],
  texts: Readonly<Record<string, ComponentType>>,
): (Entry & { text: ReactNode })[] =>
  entries.map((entry) => {
    const Text = texts[entry.slug];
    if (!Text) throw new Error(`The text of "${entry.slug}" is not in its list.`);
    const text = (
      <ProseDataProvider data={entry.prose}>
        <Text />
      </ProseDataProvider>
    );
    return { ...entry, text };
  });
