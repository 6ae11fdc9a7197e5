import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { Section } from '../components/section';

/** As many columns as there are parts. */
const Parts = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
    gap: '2.5rem 2rem',
    '& > *': { paddingTop: '1rem', borderTopWidth: '1px' },
    '& h3': { marginBottom: '0.75rem', fontFamily: 'sans', textStyle: 'label' },
  },
});

const Figure = chakra('p', { base: { fontFamily: 'serif', fontSize: 'title', lineHeight: '1.1' } });
const Source = chakra('p', { base: { marginTop: '0.5rem', textStyle: 'note' } });
const Quote = chakra('blockquote', {
  base: {
    textStyle: 'heading',
    _before: { content: 'open-quote' },
    _after: { content: 'close-quote' },
  },
});

type CaseStudyOutcomeProps = {
  cut: string | null;
  result: { figure: string; text: string; source: string } | null;
  quote: string | null;
  words: { outcome: string; cut: string; result: string; quote: string };
};

/** Renders what was cut, what came of it, and what the client says; nothing if a case study has none of them. */
export function CaseStudyOutcome({ cut, result, quote, words }: CaseStudyOutcomeProps) {
  if (cut === null && result === null && quote === null) return null;
  return (
    <Section aria-labelledby="outcome">
      <VisuallyHidden as="h2" id="outcome">
        {words.outcome}
      </VisuallyHidden>
      <Parts>
        {cut !== null && (
          <div>
            <h3>{words.cut}</h3>
            <p>{cut}</p>
          </div>
        )}
        {result && (
          <div>
            <h3>{words.result}</h3>
            <Figure>{result.figure}</Figure>
            <p>{result.text}</p>
            <Source>{result.source}</Source>
          </div>
        )}
        {quote !== null && (
          <div>
            <h3>{words.quote}</h3>
            <Quote>{quote}</Quote>
          </div>
        )}
      </Parts>
    </Section>
  );
}
