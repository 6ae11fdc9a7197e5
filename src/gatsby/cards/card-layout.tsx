import { onCard } from './card-font';
import { headlineWords } from './headline-words';
import { plainHeadline } from '../../content/headline';

/** The size of a share card in pixels: Facebook, LinkedIn and X show it uncropped. */
export const cardSize = { width: 1200, height: 630 };

/** The position of the mark and the top of the picture, in pixels. */
export const markBox = { left: 64, top: 42, size: 64 };
export const pictureTop = 272;

/**
 * The part of a card for words, in pixels. Its edge cuts off what is too long: a box with hidden
 * overflow would put a mask around every word, and take four times as long to draw.
 */
export const wordsSize = { width: cardSize.width, height: 360 };

/** The width available to words, in pixels. */
const room = cardSize.width - 2 * markBox.left;

/** The smallest type size. Words that are too long for the card at this size are broken. */
const leastSize = 48;

/** The mean width of a letter, as a fraction of the type size. */
const letterWidth = 0.4;

/**
 * Returns the largest type size at which a headline, and its longest word, fits above the picture.
 */
function fontSize(headline: string): number {
  const words = headline.split(' ').map((word) => word.length);
  const bySize = [
    { upTo: 24, size: 132 },
    { upTo: 54, size: 100 },
    { upTo: 80, size: 70 },
    { upTo: 120, size: 64 },
  ].find(({ upTo }) => headline.length <= upTo);
  const byWord = Math.floor(room / (Math.max(...words) * letterWidth));
  return Math.max(leastSize, Math.min(bySize?.size ?? leastSize, byWord));
}

type CardWords = {
  brand: string;
  /** With its accent between asterisks. */
  headline: string;
  /** The author of an article. */
  byline?: string;
};

/** The colours of the words, and of those between asterisks. */
export type CardColors = { ink: string; accent: string };

/** The type sizes of the brand and of the author, in pixels. */
const [lineSize, bylineSize] = [46, 34];

/**
 * Lays out the words of a share card, for satori: every box is a flexbox, and every word has its
 * own, because satori breaks no line between differently styled parts of a text.
 */
export function CardLayout(words: CardWords, { ink, accent: accentColor }: CardColors) {
  const [brand, headline] = [onCard(words.brand), onCard(words.headline)];
  const byline = words.byline === undefined ? '' : onCard(words.byline);
  const size = fontSize(plainHeadline(headline));
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        boxSizing: 'border-box',
        ...wordsSize,
        padding: `${markBox.top}px ${markBox.left}px`,
        fontFamily: 'Serif',
        color: ink,
      }}
    >
      <div
        style={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          height: markBox.size,
          marginLeft: markBox.size + 18,
          fontSize: lineSize,
        }}
      >
        {brand}
        {byline !== '' && <span style={{ fontSize: bylineSize }}>{byline}</span>}
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
              <span
                key={position}
                style={{
                  wordBreak: 'break-word',
                  ...(accent && { fontStyle: 'italic', color: accentColor }),
                }}
              >
                {text}
              </span>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
