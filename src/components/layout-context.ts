import { createContext, useContext } from 'react';

type LayoutWords = Pick<Queries.LayoutDataFragment['layout'], 'edits' | 'newTabHint' | 'texts'> & {
  /** The language of the site. */
  language: string;
};

/** The words of `layout.json` for parts of a page that no template passes properties to. */
export const LayoutContext = createContext<LayoutWords | null>(null);

export function useLayoutWords(): LayoutWords {
  const words = useContext(LayoutContext);
  if (!words) throw new Error('This is rendered outside of Layout.');
  return words;
}
