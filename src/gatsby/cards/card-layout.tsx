import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { fontFile } from '../../check/font-files';
import { headlineParts, plainHeadline } from '../../content/headline';
import { brand } from '../../theme/brand';
import { letters, subset } from '../files/fonts';

const subsets = ['latin', 'latin-ext'] as const;

/** Returns the characters of the typeface of headlines. */
function charactersOfFont(): ReadonlySet<string> {
  const { family, weight = 400 } = brand.fonts.headlines;
  const file = join(dirname(fontFile(family, weight) ?? ''), '../unicode.json');
  const ranges = z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(file, 'utf8')));
  const listed = subsets.map((name) => ranges[name] ?? '').join();
  const found = [...listed.matchAll(/U\+(\w+)-?(\w*)/g)];
  const code = (digits = '') => Number.parseInt(digits, 16);
  return new Set(
    found.map(([, first, last]) => letters(code(first), code(last || first))).join(''),
  );
}

let known: ReadonlySet<string> | undefined;
const isCovered = (character: string) => (known ??= charactersOfFont()).has(character);

/** Returns the fonts of share cards in a form that satori reads, and the mean width of a letter in their size. */
export async function cardFonts() {
  const { fromBuffer } = await import('@capsizecss/unpack');
  const { family, weight = 400 } = brand.fonts.headlines;
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

/** The position of the logo and the top of the picture, in pixels. */
export const logoBox = { left: 64, top: 42, size: 64 };
export const pictureTop = 272;

/**
 * The part of a card for words, in pixels. Its edge cuts off what is too long: a box with hidden
 * overflow would put a mask around every word, and take four times as long to draw.
 */
export const wordsSize = { width: cardSize.width, height: 360 };

const room = cardSize.width - 2 * logoBox.left;

/** The greatest length of a headline, in letters 0.4 em wide, and its type size. Longer ones have the least. */
const sizes = [[24, 132], [54, 100], [80, 70], [120, 64]] as const; // prettier-ignore
const minSize = 48;

function fontSize(headline: string, letterWidth: number): number {
  const longest = Math.max(...headline.split(' ').map((word) => word.length));
  const length = (headline.length * letterWidth) / 0.4;
  const [, byLength] = sizes.find(([upTo]) => length <= upTo) ?? [0, minSize];
  const byWord = Math.floor(room / (longest * letterWidth));
  return Math.max(minSize, Math.min(byLength, byWord));
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

/**
 * Lays out the words of a share card, for satori: every box is a flexbox, and every word has its
 * own, because satori breaks no line between differently styled parts of a text.
 */
export function CardLayout(
  page: Pick<CardPage, 'headline' | 'byline'>,
  name: string,
  letterWidth: number,
) {
  const headline = onCard(page.headline);
  const size = fontSize(plainHeadline(headline), letterWidth);
  const author = onCard(page.byline ?? '');
  const accented = { fontStyle: 'italic', color: brand.colors.fg.accent.light };
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        boxSizing: 'border-box',
        ...wordsSize,
        padding: `${logoBox.top}px ${logoBox.left}px`,
        fontFamily: 'Serif',
        color: brand.colors.fg.DEFAULT.light,
      }}
    >
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
