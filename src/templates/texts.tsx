import type { ComponentType, ReactNode } from 'react';

/** Returns the text of an entry from the texts of its folder, by their slugs. */
export function textOf(texts: Readonly<Record<string, ComponentType>>, slug: string): ReactNode {
  const Text = texts[slug];
  if (!Text) throw new Error(`The text of "${slug}" is not in its list.`);
  return <Text />;
}
