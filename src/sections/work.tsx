import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import type { ReactNode } from 'react';
import { ButtonRow } from '../components/button';
import { mirroredFromRightToLeft } from '../components/draw-on-scroll';
import { editedLines, editStyles, threadClass, threadColor } from '../components/edited-text';
import { Section } from '../components/section';
import { SectionHeading, type SectionWords } from '../components/section-heading';
import { phraseIndex, phrasesIn } from '../content/text/headline-parts';

const Texts = chakra('figure', {
  base: {
    display: 'grid',
    gap: '2.5rem 8rem',
    position: 'relative',
    marginTop: 'content',
    lg: { gridTemplateColumns: '1fr 1fr' },
    ...editStyles,
    '& h3': {
      marginBottom: '1rem',
      paddingTop: '1rem',
      borderTopWidth: '1px',
      fontFamily: 'sans',
      textStyle: 'label',
    },
    '& p + p': { marginTop: '0.8em' },
    '& [data-kept]': {
      scrollMarginBlock: '40vh',
      marginInlineEnd: '0.4em',
      '&:target': { color: 'fg.accent' },
    },
    '& [data-kept] a': { color: 'inherit', textDecoration: 'inherit' },
    // One text below the other has numbers in place of threads.
    '& [data-kept]::after': {
      // Without the underline of the phrase, and never on the line after it.
      position: 'absolute',
      marginTop: '0.1em',
      marginInlineStart: '0.1em',
      fontSize: 'max(0.6em, 0.6875rem)',
      lineHeight: '1',
      content: 'attr(data-kept)',
      '@supports (content: "" / "")': { content: 'attr(data-kept) / ""' },
    },
    // A thread goes from the first line of a phrase to its first line in the other text.
    '& > span': {
      display: 'none',
      position: 'absolute',
      insetInlineStart: 'calc(50% - 3.5rem)',
      width: '7rem',
      pointerEvents: 'none',
      ...mirroredFromRightToLeft,
      '@supports (anchor-name: --a)': { lg: { display: 'block' } },
    },
    '& svg': { overflow: 'visible' },
    // One text below the other: the threads cross from the first to the second.
    '& > svg': {
      display: { lg: 'none' },
      width: '100%',
      height: '5rem',
      marginBlock: '-1rem',
      ...mirroredFromRightToLeft,
    },
    '& path': { transition: 'opacity 160ms, stroke-width 160ms' },
  },
});

const Said = chakra('section', {
  base: { color: 'fg.muted', fontSize: 'lead', '& b': { color: 'fg' } },
});
const Published = chakra('section', {
  base: { fontFamily: 'serif', fontSize: 'heading', lineHeight: '1.35' },
});

const Links = chakra(ButtonRow, { base: { marginTop: '2rem' } });

/** Matches a phrase that is hovered or focused, or that a link from its counterpart leads to. */
const isActive = ':is(:hover, :focus-within, :target)';

/** Returns the styles that thicken the thread of the phrase at an index, and fade the others, while it is active. */
const whileActive = (index: number) => ({
  [`&:has([data-kept="${index + 1}"]${isActive})`]: {
    [`& [data-kept]:not([data-kept="${index + 1}"])`]: { textDecorationColor: '{colors.border}' },
    '& path': { opacity: 0.15 },
    [`& [data-thread="${index}"] path`]: { opacity: 1, strokeWidth: '6' },
  },
});

/** Phrases that begin on one line have threads that begin beside each other. */
const besideOthers = (index: number) => `${((index % 3) - 1) * 5}px`;

/** Returns the top and the bottom of a thread. Its height is 0 if the phrase for the bottom is the higher one. */
const between = (top: string, bottom: string, index: number) => ({
  top: `calc(anchor(--${top} center) + ${besideOthers(index)})`,
  bottom: `calc(anchor(--${bottom} center) - ${besideOthers(index)})`,
});

/**
 * Draws the thread of a phrase twice: for a phrase that moved down, and for one that moved up. The wrong one has no
 * height, so only the right one is visible.
 */
const Thread = ({ index }: { index: number }) => {
  const [said, published] = [`said-${index}`, `published-${index}`];
  return [
    { d: 'M0 0C60 0 40 100 100 100', style: between(said, published, index) },
    { d: 'M0 100C60 100 40 0 100 0', style: between(published, said, index) },
  ].map(({ d, style }) => (
    <span key={d} style={style} data-thread={index} aria-hidden>
      <svg width="100%" height="100%" viewBox="0 0 100 100" preserveAspectRatio="none">
        <chakra.path
          d={d}
          stroke={threadColor(index)}
          strokeWidth="3"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
    </span>
  ));
};

type CrossingProps = {
  /** The kept phrases, in the order of either text. */
  said: readonly string[];
  published: readonly string[];
};

/** Draws where each phrase went: from its place among those that were said to that among those that were published. */
const Crossing = ({ said, published }: CrossingProps) => (
  <svg viewBox={`0 0 ${said.length} 1`} preserveAspectRatio="none" aria-hidden>
    {said.map((phrase, index) => {
      const from = index + 0.5;
      const to = phraseIndex(published, phrase) + 0.5;
      return (
        <g key={phrase} data-thread={index}>
          <chakra.path
            d={`M${from} 0C${from} .6 ${to} .4 ${to} 1`}
            stroke={threadColor(index)}
            strokeWidth="3"
            vectorEffect="non-scaling-stroke"
          />
        </g>
      );
    })}
  </svg>
);

type PhraseProps = { words: string; index: number; text: 'said' | 'published' };

/** Returns the id of a phrase. Its colon keeps it apart from the ids of headings, such as `said-1`. */
const phraseId = (text: PhraseProps['text'], index: number) => `${text}:${index + 1}`;

/** Renders a kept phrase, which leads to its counterpart in the other text. Its first word is where its thread begins. */
function Phrase({ words, index, text }: PhraseProps) {
  const [first = ''] = words.split(' ', 1);
  const counterpart = text === 'said' ? 'published' : 'said';
  return (
    <b id={phraseId(text, index)} className={threadClass(index)} data-kept={index + 1}>
      <a href={`#${phraseId(counterpart, index)}`}>
        <span style={{ anchorName: `--${text}-${index}` }}>{first}</span>
        {words.slice(first.length)}
      </a>
    </b>
  );
}

type WorkProps = SectionWords & {
  /** The paragraphs of the conversation. Words between asterisks are in both texts. */
  said: readonly string[];
  /** The paragraphs of what was published. */
  published: readonly string[];
  words: {
    said: string;
    published: string;
    /** Before the words of both texts, for screen readers. */
    kept: string;
    note: string | null;
  };
  /** true: it came with the site, and no part of the page above says so. */
  sample?: boolean;
  /** Links to the whole case study, and to others. */
  children?: ReactNode;
};

/** Renders a conversation beside the text that came of it. Threads join the words that both have. */
export function Work({ said, published, words, sample = false, children, ...heading }: WorkProps) {
  const phrases = phrasesIn(said);
  const publishedPhrases = phrasesIn(published);
  const paragraphs = (lines: readonly string[], text: PhraseProps['text']) =>
    editedLines(lines, phrases).map((parts, line) => (
      <p key={lines[line]}>
        {parts.map((part, index) =>
          part.kept === undefined ? (
            part.words
          ) : (
            <Phrase
              key={`${index} ${part.words}`}
              words={part.words}
              index={part.kept}
              text={text}
            />
          ),
        )}
      </p>
    ));
  return (
    <Section aria-labelledby="work">
      <SectionHeading id="work" {...heading} isSample={sample} />
      <Texts css={phrases.map((_, index) => whileActive(index))}>
        <Said aria-labelledby="said">
          <h3 id="said">{words.said}</h3>
          {paragraphs(said, 'said')}
        </Said>
        <Crossing said={phrases} published={publishedPhrases} />
        <Published aria-labelledby="published">
          <h3 id="published">{words.published}</h3>
          <VisuallyHidden as="div">
            <p>{words.kept}</p>
            <ul>
              {publishedPhrases.map((phrase) => (
                <li key={phrase}>{phrase}</li>
              ))}
            </ul>
          </VisuallyHidden>
          {paragraphs(published, 'published')}
        </Published>
        {phrases.map((phrase, index) => (
          <Thread key={phrase} index={index} />
        ))}
        {words.note && <figcaption>{words.note}</figcaption>}
      </Texts>
      {children && <Links>{children}</Links>}
    </Section>
  );
}
