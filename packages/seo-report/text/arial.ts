/**
 * The advance widths of Arial in 1/2048 of the font size, without kerning. Search results are set
 * in Arial; these figures come from Liberation Sans, which has the same metrics.
 */
const widths: Readonly<Record<number, string>> = {
  391: "'",
  455: 'ijlįĵĺļłſ‘’‚',
  532: '|¦',
  569: ' !,./:;I[\\]ft\u00a0·ÌÍÎÏìíîïĨĩĪīĬĭĮİıţŧ',
  597: 'ľ',
  682: '()-`r¡¨\u00ad²³´¸¹ŕŗř“”„‹›',
  684: '{}ŀ',
  717: '•',
  727: '"',
  748: 'º',
  758: 'ª',
  768: 'ť',
  797: '*',
  819: '°',
  909: 'ĳ',
  961: '^',
  1024: 'JcksvxyzçýÿćĉċčĴķĸśŝşšŷźżž',
  1100: '¶',
  1124: '±÷',
  1131: '¯',
  1139: '#$0123456789?L_abdeghnopqu¢£¤¥§«»àáâãäåèéêëðñòóôõöùúûüþāăąđēĕėęěĝğġģĥħĹĻĽĿŁńņňŋōŏőũūŭůűų–†€',
  1180: 'µ',
  1196: '+<=>~¬×−',
  1237: 'ŉ',
  1251: 'FTZ¿ßøŢŤŦŹŻŽ',
  1259: 'ď',
  1366: '&ABEKPSVXYÀÁÂÃÄÅÈÉÊËÝÞĀĂĄĒĔĖĘĚĶŚŜŞŠŶŸ',
  1479: 'CDHNRUwÇÐÑÙÚÛÜĆĈĊČĎĐĤĦŃŅŇŔŖŘŨŪŬŮŰŲŵ',
  1481: 'Ŋ',
  1505: 'Ĳ',
  1509: '©®',
  1593: 'GOQÒÓÔÕÖØĜĞĠĢŌŎŐ',
  1706: 'Mm',
  1708: '¼½¾',
  1821: '%æ',
  1933: 'WœŴ',
  2048: 'ÆŒ—…™',
  2079: '@',
};

const unitsPerEm = 2048;

/** Estimates an unknown letter: an en for most scripts, an em for East Asian ones. */
const unknownWidth = (letter: string) => (letter >= '\u2e80' ? unitsPerEm : 1139);

const widthOf = new Map(
  Object.entries(widths).flatMap(([width, letters]) =>
    Array.from(letters, (letter): [string, number] => [letter, Number(width)]),
  ),
);

/** Measures a text in Arial, in the unit of the size. */
export const arialWidth = (text: string, size: number) =>
  (Array.from(text).reduce(
    (sum, letter) => sum + (widthOf.get(letter) ?? unknownWidth(letter)),
    0,
  ) *
    size) /
  unitsPerEm;

/** The space keeps the ellipsis on the line. */
const ellipsis = '\u00a0…';

/** Cuts a text to a width in pixels: whole words and an ellipsis if it does not fit. */
export function cutToWidth(text: string, size: number, width: number): string {
  if (arialWidth(text, size) <= width) return text;
  const words = text.split(' ');
  while (words.length > 1 && arialWidth(`${words.join(' ')}${ellipsis}`, size) > width) words.pop();
  return `${words.join(' ').replace(/[\s,;:–—-]+$/, '')}${ellipsis}`;
}
