/** In UTF-16 units. */
const most = 115;

/**
 * Returns how a text begins, up to 115 characters, cut between two words and with three dots at its
 * end; '' for an empty text.
 *
 * @param language a tag of BCP 47, for texts whose words have no spaces between them
 */
export function openingOf(text: string, language: string): string {
  const words = [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text)];
  const kept = words.filter(({ index, segment }) => index + segment.length <= most);
  const opening = kept.map(({ segment }) => segment).join('');
  return opening === '' ? '' : `${opening.replace(/[\s\p{P}]+$/u, '')}…`;
}
