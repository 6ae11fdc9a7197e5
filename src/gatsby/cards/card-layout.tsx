import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { headlineParts, emphasizedParts } from '../../content/text/headline-parts';
import { fontFile } from '../../theme/font-files';
import { letters, subset } from '../files/font-subset';
import { readBrand } from '../files/read-brand';

const subsets = ['latin', 'latin-ext'] as const;

/** Returns all characters in the font of the headlines. */
function charactersOfFont(): ReadonlySet<string> {
  const { family, weight } = readBrand().fonts.headlines;
  const file = join(dirname(fontFile(family, weight) ?? ''), '../unicode.json');
  const ranges = z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(file, 'utf8')));
  const listed = subsets.map((name) => ranges[name] ?? '').join();
  const found = [...listed.matchAll(/U\+(\w+)-?(\w*)/g)];
  const code = (digits = '') => Number.parseInt(digits, 16);
  return new Set(
    found.map(([, first, last]) => letters(code(first), code(last || first))).join(''),
  );
}

let covered: ReadonlySet<string> | undefined;
const isCovered = (character: string) => (covered ??= charactersOfFont()).has(character);

/** Returns the fonts of share cards in the format that satori reads, and the mean width of a letter in em. */
export async function cardFonts() {
  const { fromBuffer } = await import('@capsizecss/unpack');
  const { family, weight } = readBrand().fonts.headlines;
  const characters = [...charactersOfFont()].join('');
  const fonts = subsets.flatMap((name) =>
    (['normal', 'italic'] as const).map(async (style) => {
      const file = fontFile(family, weight, style, name);
      if (file === undefined) return [];
      const data = await subset(file, [weight, weight], characters, 'sfnt');
      return [{ name: 'Serif', weight: 400 as const, style, data }];
    }),
  );
  const { xWidthAvg, unitsPerEm } = await fromBuffer(readFileSync(fontFile(family, weight) ?? ''));
  return { fonts: (await Promise.all(fonts)).flat(), letterWidth: (1.17 * xWidthAvg) / unitsPerEm };
}

/** Returns a text without characters that the fonts lack. They would be empty boxes on a share card. */
export const onCard = (text: string) =>
  Array.from(text.normalize('NFC').replace(/\p{Cf}/gu, ''))
    // A letter that the font lacks loses its accent, or is left out.
    .map((one) => [one, one.normalize('NFD').charAt(0)].find(isCovered) ?? '')
    .join('')
    // The fonts lack all other spaces and hyphens.
    .replace(/\p{Zs}+/gu, ' ')
    .replace(/[\u2010\u2011]/g, '-')
    .trim();

/** The size of a share card in pixels: Facebook, LinkedIn and X show it uncropped. */
export const cardSize = { width: 1200, height: 630 };

export type CardPage = {
  slug: string;
  /** With asterisks around its accent. */
  headline: string;
  byline?: string | undefined;
  /** A line under the headline, which is then on one line, too. */
  line?: string | null | undefined;
  /** In place of the headline: words between asterisks were kept, the others are struck out. */
  edited?: string | null | undefined;
};

/** The position of the logo and the top of the picture, in pixels. */
export const logoBox = { left: 64, top: 42, size: 64 };
export const pictureTop = 272;

/**
 * The size in pixels of the image with the words of a card. Its edge crops text that is too long. Hidden overflow
 * would put a mask around every word, and take four times as long to draw.
 */
export const wordsSize = { width: cardSize.width, height: 360 };

/** The maximum width of a line, in pixels. */
const lineWidth = cardSize.width - 2 * logoBox.left;

/** Type sizes in pixels, by the length of the headline in letters that are 0.4 em wide. */
const fontSizes = [
  { maxLength: 24, size: 132 },
  { maxLength: 54, size: 100 },
  { maxLength: 80, size: 70 },
  { maxLength: 120, size: 64 },
];
const minFontSize = 48;

function fontSize(text: string, letterWidth: number, isOneLine: boolean): number {
  const longest = Math.max(...text.split(' ').map((word) => word.length));
  const length = (text.length * letterWidth) / 0.4;
  const { size } = fontSizes.find(({ maxLength }) => length <= maxLength) ?? { size: minFontSize };
  const unbroken = isOneLine ? text.length : longest;
  const byWidth = Math.floor(lineWidth / (unbroken * letterWidth));
  return Math.max(minFontSize, Math.min(size, byWidth));
}

type Style = 'plain' | 'accent' | 'cut' | 'kept';
type Run = { text: string; style: Style };

/** Splits styled parts into words, and each word into runs of one style: a full stop may follow an accent. */
function splitWords(parts: readonly Run[]): Run[][] {
  const words: Run[][] = [[]];
  for (const { text: part, style } of parts) {
    part.split(' ').forEach((text, position) => {
      if (position > 0) words.push([]);
      if (text) words.at(-1)?.push({ text, style });
    });
  }
  return words.filter((runs) => runs.length > 0);
}

/** Returns the large words of a card: the edited sentence, or else the headline. */
function largeWords({ headline, edited }: CardWords): Run[] {
  if (edited)
    return emphasizedParts(onCard(edited)).map(({ words, isEmphasized }) => ({
      text: words,
      style: isEmphasized ? 'kept' : 'cut',
    }));
  const { before, accent = '', after } = headlineParts(onCard(headline));
  return [
    { text: before, style: 'plain' },
    { text: accent, style: 'accent' },
    { text: after, style: 'plain' },
  ];
}

type CardWords = Omit<CardPage, 'slug'>;

/** Lays out the line beside the logo: the name of the site, and who wrote the page. */
const headOf = (name: string, author: string) => (
  <div
    style={{
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      height: logoBox.size,
      marginLeft: logoBox.size + 18,
      fontSize: 46,
    }}
  >
    {onCard(name)}
    {author !== '' && <span style={{ fontSize: 34 }}>{author}</span>}
  </div>
);

/** Lays out large words in a size. Every word has a box of its own: `CardLayout` says why. */
function wordBoxes(words: readonly (readonly Run[])[], size: number, gap: number) {
  const { fg, thread } = readBrand().colors;
  const styles = {
    plain: {},
    accent: { fontStyle: 'italic', color: fg.accent.light },
    cut: { color: fg.muted.light },
    kept: {},
  };
  const lines = {
    cut: { top: size * 0.6, backgroundColor: fg.muted.light },
    kept: { top: size, backgroundColor: thread[0]?.light },
  };
  /** Reaches the next word, if that has the same line. */
  const lineOf = (style: 'cut' | 'kept', index: number) => (
    <div
      style={{
        position: 'absolute',
        left: 0,
        right: words[index + 1]?.[0]?.style === style ? -gap : 0,
        height: size * 0.055,
        ...lines[style],
      }}
    />
  );
  return words.map((runs, index) => (
    <div key={index} style={{ display: 'flex', flexWrap: 'wrap', maxWidth: lineWidth }}>
      {runs.map(({ text, style }, position) => (
        <div key={position} style={{ display: 'flex', position: 'relative' }}>
          <span style={{ wordBreak: 'break-word', ...styles[style] }}>{text}</span>
          {(style === 'cut' || style === 'kept') && lineOf(style, index)}
        </div>
      ))}
    </div>
  ));
}

/**
 * Lays out the words of a share card for satori. Every box is a flexbox. Every word has a box of its own,
 * because satori breaks no line between differently styled parts of a text.
 */
export function CardLayout(page: CardWords, name: string, letterWidth: number) {
  const parts = largeWords(page);
  const line = onCard(page.line ?? '');
  const fitting = fontSize(parts.map(({ text }) => text).join(''), letterWidth, line !== '');
  // The lines of an edited sentence are further apart, for what is drawn under the words.
  const size = page.edited ? Math.min(fitting, 56) : fitting;
  const { fg } = readBrand().colors;
  const gap = size * 0.2;
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        boxSizing: 'border-box',
        ...wordsSize,
        padding: `${logoBox.top}px ${logoBox.left}px`,
        fontFamily: 'Serif',
        color: fg.DEFAULT.light,
      }}
    >
      {headOf(name, onCard(page.byline ?? ''))}
      <div
        style={{
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: gap,
          marginTop: 14,
          fontSize: size,
          lineHeight: page.edited ? 1.15 : 1,
          letterSpacing: '-0.02em',
        }}
      >
        {wordBoxes(splitWords(parts), size, gap)}
      </div>
      {line !== '' && (
        <div style={{ marginTop: 18, fontSize: 40, color: fg.muted.light }}>{line}</div>
      )}
    </div>
  );
}
