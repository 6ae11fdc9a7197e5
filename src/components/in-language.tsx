import type { ReactNode } from 'react';

/** Returns the attributes of an element whose text is in `language`; none for the language of the site (null). */
export const languageAttributes = (language: string | null) =>
  language === null ? {} : ({ lang: language, dir: 'auto' } as const);

type InLanguageProps = {
  /** null: the language of the site. */
  language: string | null;
  children: ReactNode;
};

/** Marks a part of a page that is in another language. */
export const InLanguage = ({ language, children }: InLanguageProps) =>
  language === null ? children : <div {...languageAttributes(language)}>{children}</div>;
