import type { ReactNode } from 'react';

/** Returns the attributes of an element in another language; null: that of the site. */
export const languageAttributes = (language: string | null) =>
  language === null ? {} : ({ lang: language, dir: 'auto' } as const);

type InLanguageProps = {
  /** null: that of the site. */
  language: string | null;
  children: ReactNode;
};

/** Wraps a part of a page that is in another language. */
export const InLanguage = ({ language, children }: InLanguageProps) =>
  language === null ? children : <div {...languageAttributes(language)}>{children}</div>;
