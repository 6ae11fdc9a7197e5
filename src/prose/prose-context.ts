import { createContext, useContext } from 'react';

type ProseContext = {
  /** Read out after the name of a link to another site. */
  newTabHint: string;
  /** The language of the site. */
  language: string;
  words: Queries.LayoutDataFragment['layout']['texts'];
};

export const ProseContext = createContext<ProseContext>({
  words: { sample: '', table: '', code: '', play: '', transcript: '' },
  newTabHint: '',
  language: 'en',
});

export const useProse = () => useContext(ProseContext);
