import type { ComponentType, ReactNode } from 'react';

/** Joins the entries of a list with their texts. */
export const withTexts = <Entry extends { slug: string }>(
  entries: readonly Entry[],
  texts: Readonly<Record<string, ComponentType>>,
): (Entry & { text: ReactNode })[] =>
  entries.map((entry) => {
    const Text = texts[entry.slug];
    if (!Text) throw new Error(`The text of "${entry.slug}" is not in its list.`);
    return { ...entry, text: <Text /> };
  });
