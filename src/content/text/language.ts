const nameOf = (type: 'language' | 'region', code: string) =>
  new Intl.DisplayNames('en', { type, fallback: 'none' }).of(code);

const canonical = (code: string): string | undefined => {
  try {
    return Intl.getCanonicalLocales(code)[0];
  } catch {
    return undefined;
  }
};

/** Returns why a text is no language code (BCP 47), as the end of a sentence; undefined if it is one. */
export function languageProblem(code: string): string | undefined {
  const right = canonical(code.replaceAll('_', '-'));
  const { language, region } = right === undefined ? {} : new Intl.Locale(right);
  const isKnown =
    language !== undefined &&
    nameOf('language', language) !== undefined &&
    (region === undefined || nameOf('region', region) !== undefined);
  if (right === code && isKnown) return undefined;
  const meant = isKnown ? `. Did you mean "${right}"?` : '';
  return `must be a language code such as en or en-GB${meant}`;
}

/** The scripts (ISO 15924) that are written from right to left. */
const rightToLeft = ['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa'];

export const directionOf = (language: string): 'ltr' | 'rtl' =>
  rightToLeft.includes(new Intl.Locale(language).maximize().script ?? '') ? 'rtl' : 'ltr';

/** Returns the `language` in the fields of a text, or that of the site if there is no valid one. */
export function textLanguage(fields: unknown, siteLanguage: string): string {
  const { language }: { language?: unknown } =
    typeof fields === 'object' && fields !== null ? fields : {};
  const isValid = typeof language === 'string' && languageProblem(language) === undefined;
  return isValid ? language : siteLanguage;
}

/**
 * Returns the name of a language in that language. A region is named only if it is not the usual one: `Deutsch` for
 * `de-DE`.
 */
export function nativeLanguageName(language: string): string {
  const shortest = String(new Intl.Locale(language).minimize());
  return new Intl.DisplayNames(language, { type: 'language' }).of(shortest) ?? language;
}
