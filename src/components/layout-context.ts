import { createContext, useContext } from 'react';

type LayoutWords = {
  /** Around first drafts; null: the site shows none. */
  edits: { show: string; before: string; after: string } | null;
  /** After a link that opens in a new tab. */
  newTabHint: string;
  /** The words around what a text contains. */
  texts: Record<
    'sample' | 'table' | 'code' | 'play' | 'noVideo' | 'openVideo' | 'closeVideo' | 'transcript',
    string
  >;
  /** The address of the site, such as `https://throughline.example`. */
  address: string;
  /** The language of the site. */
  language: string;
};

/** The words of `layout.json`, for components deep in a page or in MDX. */
export const LayoutContext = createContext<LayoutWords | null>(null);

export function useLayoutWords(): LayoutWords {
  const words = useContext(LayoutContext);
  if (!words) throw new Error('This is rendered outside of Layout.');
  return words;
}
