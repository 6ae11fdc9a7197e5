import { createContext, useContext } from 'react';

type LayoutWords = Pick<Queries.LayoutDataFragment['layout'], 'edits' | 'newTabHint' | 'texts'> & {
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
