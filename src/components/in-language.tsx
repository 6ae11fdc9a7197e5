import type { ReactNode } from 'react';

/** Returns the attributes of words in a language of their own; null: they are in that of the site. */
export const languageAttributes = (language: string | null) =>
  language === null ? {} : ({ lang: language, dir: 'auto' } as const);

type InLanguageProps = { language: string | null; children: ReactNode };

/** Marks a part of a page that is in another language than the site, for voices and translators. */
export const InLanguage = ({ language, children }: InLanguageProps) =>
  language === null ? children : <div {...languageAttributes(language)}>{children}</div>;
