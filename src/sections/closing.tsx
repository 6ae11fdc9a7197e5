import { chakra } from '@chakra-ui/react/styled-system';
import { ButtonLink } from '../components/button';
import { Columns, spanTwoColumns } from '../components/columns';
import { drawnAcross } from '../components/draw-on-scroll';
import { FirstDraft } from '../components/first-draft';
import { Headline } from '../components/headline';
import { Container } from '../components/section';
import type { SectionWords } from '../components/section-heading';
import type { ContentLink } from '../content/schemas/primitives';

const Root = chakra('section', {
  base: { paddingBottom: 'section' },
});

const Row = chakra(Columns, { base: { marginTop: 'clamp(1.5rem, 3vw, 2.5rem)' } });

/** A line from the edge of the window to the button, or across a narrow page. */
const Thread = chakra('span', {
  base: {
    display: 'block',
    height: '4px',
    marginInlineStart: 'calc(-1 * {spacing.outside})',
    marginInlineEnd: 'calc(-1 * {spacing.edge})',
    borderRadius: 'pill',
    background:
      'linear-gradient(90deg, {colors.thread.4}, {colors.thread.3} 30%, {colors.thread.2} 65%, {colors.thread.1})',
    lg: { alignSelf: 'end', marginBottom: '1.4375rem', marginInlineEnd: '-2rem' },
    ...drawnAcross,
  },
});

const Title = chakra('h2', {
  base: {
    fontSize: 'display',
    lineHeight: '0.98',
    letterSpacing: '-0.02em',
    '& em': { color: 'fg.accent', fontStyle: 'italic', textDecorationLine: 'none' },
  },
});

const Lede = chakra('p', {
  base: { maxWidth: '34rem', marginBottom: '1.5rem', textStyle: 'lead' },
});

const Words = chakra('div', { base: spanTwoColumns });

type ClosingProps = Omit<SectionWords, 'eyebrow'> & {
  lede: string;
  action: ContentLink;
};

/** Renders the call to action at the end of a page. */
export function Closing({ headline, firstDraft, lede, action }: ClosingProps) {
  return (
    <Root aria-labelledby="closing">
      <Container>
        <FirstDraft text={firstDraft} />
        <Title id="closing">
          <Headline text={headline} />
        </Title>
        <Row>
          <Thread aria-hidden />
          <Words>
            <Lede>{lede}</Lede>
            <ButtonLink href={action.href} variant="accent">
              {action.label}
            </ButtonLink>
          </Words>
        </Row>
      </Container>
    </Root>
  );
}
