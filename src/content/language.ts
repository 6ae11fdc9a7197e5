import { valueAt } from './field-schema';

const nameOf = (type: 'language' | 'region', code: string) =>
  new Intl.DisplayNames('en', { type, fallback: 'none' }).of(code);

const canonical = (code: string): string | undefined => {
  try {
    return Intl.getCanonicalLocales(code)[0];
  } catch {
    return undefined;
  }
};

/** Returns the fault in a language code (BCP 47), as the end of a sentence. */
export function languageProblem(code: string): string | undefined {
  const right = canonical(code);
  const { language, region } = right === undefined ? {} : new Intl.Locale(right);
  const isKnown =
    language !== undefined &&
    nameOf('language', language) !== undefined &&
    (region === undefined || nameOf('region', region) !== undefined);
  if (right === code && isKnown) return undefined;
  const meant = isKnown ? `. Did you mean "${right}"?` : '';
  return `must be a language code such as en or en-GB${meant}`;
}

const rightToLeft = ['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa'];

export const directionOf = (language: string): 'ltr' | 'rtl' =>
  rightToLeft.includes(new Intl.Locale(language).maximize().script ?? '') ? 'rtl' : 'ltr';

export function textLanguage(fields: unknown, language: string): string {
  const own = valueAt(fields, ['language']);
  return typeof own === 'string' && languageProblem(own) === undefined ? own : language;
}

/**
 * Returns the name of a language in that language, with a region only where the name needs one:
 * `Deutsch` for `de-DE`.
 */
export function nativeLanguageName(language: string): string {
  const shortest = String(new Intl.Locale(language).minimize());
  return new Intl.DisplayNames(language, { type: 'language' }).of(shortest) ?? language;
}
