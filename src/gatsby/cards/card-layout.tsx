import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import unicodeRanges from '@fontsource/instrument-serif/unicode.json';
import { headlineParts, plainHeadline } from '../../content/headline';
import { palette } from '../../theme/palette';

const subsets = ['latin', 'latin-ext'] as const;

/** Returns the fonts of share cards: WOFF files, because satori reads no WOFF2. */
export function cardFonts() {
  const { resolve: find } = createRequire(resolve('package.json'));
  return subsets.flatMap((subset) =>
    (['normal', 'italic'] as const).map((style) => ({
      name: 'Serif',
      weight: 400 as const,
      style,
      data: readFileSync(
        find(`@fontsource/instrument-serif/files/instrument-serif-${subset}-400-${style}.woff`),
      ),
    })),
  );
}

const ranges = subsets
  .flatMap((subset) => unicodeRanges[subset].split(','))
  .map((range) => range.replace('U+', '').split('-'))
  .map(([first = '', last = first]) => [parseInt(first, 16), parseInt(last, 16)] as const);

function isCovered(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return ranges.some(([first, last]) => first <= code && code <= last);
}

/** Returns a text without the characters that would be empty boxes on a share card. */
export const onCard = (text: string) =>
  Array.from(text.normalize('NFC').replace(/\p{Cf}/gu, ''))
    // Without its accent, or without the letter.
    .map((one) => [one, one.normalize('NFD').charAt(0)].find(isCovered) ?? '')
    .join('')
    // The fonts have neither the other spaces nor the other hyphens.
    .replace(/\p{Zs}+/gu, ' ')
    .replace(/[\u2010\u2011]/g, '-')
    .trim();

/** The size of a share card in pixels: Facebook, LinkedIn and X show it uncropped. */
export const cardSize = { width: 1200, height: 630 };

export type CardPage = {
  slug: string;
  /** With its accent between asterisks. */
  headline: string;
  byline?: string;
};

/** The position of the mark and the top of the picture, in pixels. */
export const markBox = { left: 64, top: 42, size: 64 };
export const pictureTop = 272;

/**
 * The part of a card for words, in pixels. Its edge cuts off what is too long: a box with hidden
 * overflow would put a mask around every word, and take four times as long to draw.
 */
export const wordsSize = { width: cardSize.width, height: 360 };

const room = cardSize.width - 2 * markBox.left;

/** The greatest length of a headline, in letters, and its type size. Longer ones have the least. */
const sizes = [[24, 132], [54, 100], [80, 70], [120, 64]] as const; // prettier-ignore
const leastSize = 48;

/** The mean width of a letter, as a fraction of the type size. */
const letterWidth = 0.4;

function fontSize(headline: string): number {
  const longest = Math.max(...headline.split(' ').map((word) => word.length));
  const [, byLength] = sizes.find(([upTo]) => headline.length <= upTo) ?? [0, leastSize];
  const byWord = Math.floor(room / (longest * letterWidth));
  return Math.max(leastSize, Math.min(byLength, byWord));
}

/** Returns the words of a headline, each as its runs: a full stop may follow an accent. */
function headlineWords(headline: string) {
  const words: { text: string; accent: boolean }[][] = [[]];
  const { before, accent = '', after } = headlineParts(headline);
  [before, accent, after].forEach((part, index) => {
    part.split(' ').forEach((text, position) => {
      if (position > 0) words.push([]);
      if (text) words.at(-1)?.push({ text, accent: index === 1 });
    });
  });
  return words.filter((runs) => runs.length > 0);
}

const accented = { fontStyle: 'italic', color: palette.accent.light };

/**
 * Lays out the words of a share card, for satori: every box is a flexbox, and every word has its
 * own, because satori breaks no line between differently styled parts of a text.
 */
export function CardLayout(page: Pick<CardPage, 'headline' | 'byline'>, brand: string) {
  const headline = onCard(page.headline);
  const size = fontSize(plainHeadline(headline));
  const author = onCard(page.byline ?? '');
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        boxSizing: 'border-box',
        ...wordsSize,
        padding: `${markBox.top}px ${markBox.left}px`,
        fontFamily: 'Serif',
        color: palette.ink.light,
      }}
    >
      <div
        style={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          height: markBox.size,
          marginLeft: markBox.size + 18,
          fontSize: 46,
        }}
      >
        {onCard(brand)}
        {author !== '' && <span style={{ fontSize: 34 }}>{author}</span>}
      </div>
      <div
        style={{
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: size * 0.2,
          marginTop: 14,
          fontSize: size,
          lineHeight: 1,
          letterSpacing: '-0.02em',
        }}
      >
        {headlineWords(headline).map((runs, index) => (
          <div key={index} style={{ display: 'flex', flexWrap: 'wrap', maxWidth: room }}>
            {runs.map(({ text, accent }, position) => (
              <span key={position} style={{ wordBreak: 'break-word', ...(accent && accented) }}>
                {text}
              </span>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
