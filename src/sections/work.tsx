import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { mirroredFromRightToLeft } from '../components/draw-on-scroll';
import { EditedText, editedLines, editStyles, threadColor } from '../components/edited-text';
import { SampleNote } from '../components/sample-note';
import { Section } from '../components/section';
import { SectionHeading, type SectionWords } from '../components/section-heading';
import { phrasesIn } from '../content/text/headline-parts';

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
    // One text below the other has numbers in place of threads.
    '& [data-kept]::after': {
      marginInlineStart: '0.15em',
      fontFamily: 'sans',
      fontSize: 'max(0.6em, 0.6875rem)',
      verticalAlign: 'super',
      lineHeight: '0',
      content: 'attr(data-kept)',
      '@supports (content: "" / "")': { content: 'attr(data-kept) / ""' },
    },
    // A thread goes from the line of a phrase to its line in the other text.
    '& > span': {
      display: 'none',
      position: 'absolute',
      insetInlineStart: 'calc(50% - 4rem)',
      width: '8rem',
      ...mirroredFromRightToLeft,
      '@supports (anchor-name: --a)': { lg: { display: 'block' } },
    },
  },
});

const Said = chakra('section', {
  base: { color: 'fg.muted', fontSize: 'lead', '& b': { color: 'fg' } },
});
const Published = chakra('section', {
  base: { fontFamily: 'serif', fontSize: 'heading', lineHeight: '1.35' },
});

/** Returns the top and the bottom of a thread. Its height is 0 if the phrase for the bottom is the higher one. */
const between = (top: string, bottom: string) => ({
  top: `anchor(--${top} center)`,
  bottom: `anchor(--${bottom} center)`,
});

/**
 * Draws the thread of a phrase twice: for a phrase that moved down, and for one that moved up. The wrong one has no
 * height, so only the right one is visible.
 */
const Thread = ({ index }: { index: number }) => {
  const [said, published] = [`said-${index}`, `published-${index}`];
  return [
    { d: 'M0 0C60 0 40 100 100 100', style: between(said, published) },
    { d: 'M0 100C60 100 40 0 100 0', style: between(published, said) },
  ].map(({ d, style }) => (
    <span key={d} style={style} aria-hidden>
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

type WorkTextProps = {
  label: string;
  /** Words between asterisks are in both texts. */
  paragraphs: readonly string[];
};

type WorkProps = SectionWords & {
  said: WorkTextProps;
  published: WorkTextProps;
  /** Before the words of both texts, for screen readers. */
  kept: string;
  note: string | null;
  sample: boolean;
};

/** Renders a conversation beside the text that came of it. Threads join the words that both have. */
export function Work({ said, published, kept, note, sample, ...heading }: WorkProps) {
  const phrases = phrasesIn(said.paragraphs);
  const text = ({ paragraphs }: WorkTextProps, anchors: string) =>
    editedLines(paragraphs, phrases).map((parts, index) => (
      <p key={paragraphs[index]}>
        <EditedText parts={parts} isResult anchors={anchors} />
      </p>
    ));
  return (
    <Section aria-labelledby="work">
      <SectionHeading id="work" {...heading} />
      <Texts>
        <Said aria-labelledby="said">
          <h3 id="said">{said.label}</h3>
          {text(said, 'said')}
        </Said>
        <Published aria-labelledby="published">
          <h3 id="published">{published.label}</h3>
          <VisuallyHidden as="div">
            <p>{kept}</p>
            <ul>
              {phrasesIn(published.paragraphs).map((phrase) => (
                <li key={phrase}>{phrase}</li>
              ))}
            </ul>
          </VisuallyHidden>
          {text(published, 'published')}
        </Published>
        {phrases.map((phrase, index) => (
          <Thread key={phrase} index={index} />
        ))}
        <figcaption>
          {note}
          <SampleNote isSample={sample} />
        </figcaption>
      </Texts>
    </Section>
  );
}
