import { createContext, useContext, type ReactNode } from 'react';
import { directionOf } from '../content/text/language';
import { useLayoutWords } from './layout-context';

/** Returns the attributes of an element whose text is in `language`; none for the language of the site (null). */
export const languageAttributes = (language: string | null) =>
  language === null ? {} : { lang: language, dir: directionOf(language) };

/** The languages of a text and of the words of the layout in it; none in a text that is in the language of the site. */
const Languages = createContext<{ text?: string; words?: string }>({});

/** Returns them for `lang`, where words of the layout are in an attribute. */
export const useLanguages = () => useContext(Languages);

/** Renders words of the layout within a text, which may be in another language. */
export function LayoutWords({ children }: { children: ReactNode }) {
  const { words } = useLanguages();
  return words === undefined ? children : <span lang={words}>{children}</span>;
}

type InLanguageProps = {
  /** null: the language of the site. */
  language: string | null;
  children: ReactNode;
};

/** Lets the words of the layout in a text know that it is in another language. */
export function TextLanguage({ language, children }: InLanguageProps) {
  const { language: words } = useLayoutWords();
  return language === null ? (
    children
  ) : (
    <Languages value={{ text: language, words }}>{children}</Languages>
  );
}

/** Marks a part of a page that is in another language. */
export const InLanguage = ({ language, children }: InLanguageProps) =>
  language === null ? (
    children
  ) : (
    <div {...languageAttributes(language)}>
      <TextLanguage language={language}>{children}</TextLanguage>
    </div>
  );
