import type { ReactNode } from 'react';

export const languageAttributes = (language: string | null) =>
  language === null ? {} : ({ lang: language, dir: 'auto' } as const);

type InLanguageProps = { language: string | null; children: ReactNode };

/** Marks a part of a page in another language; null: that of the site. */
export const InLanguage = ({ language, children }: InLanguageProps) =>
  language === null ? children : <div {...languageAttributes(language)}>{children}</div>;
