import type { PageProps } from 'gatsby';
import type { ComponentType, ReactNode } from 'react';
import type { PublishedPage } from '../content/published-page';

/** The props of a page with its own text, which comes as its children. */
export type TextPageProps<Data> = Omit<PageProps<Data, PublishedPage>, 'children'> & {
  children: ReactNode;
};

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
