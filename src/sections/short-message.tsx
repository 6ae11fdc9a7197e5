import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import type { ReactNode } from 'react';
import { ButtonLink, ButtonRow } from '../components/button';
import { Headline } from '../components/headline';
import { Logo } from '../components/logo';
import { Prose } from '../components/prose';
import { Container } from '../components/section';
import type { ContentLink } from '../content/schemas/primitives';
import { headlineParts } from '../content/text/headline-parts';
import { PageAttribute } from '../contract/page-attributes';

const Root = chakra('section', {
  base: { paddingBlock: 'clamp(3rem, 7vw, 6rem) {spacing.section}' },
});

const Sign = chakra('p', {
  base: {
    display: 'flex',
    marginBottom: '3rem',
    fontFamily: 'serif',
    fontSize: 'min(4rem + 22vw, 42vw, 24rem)',
    lineHeight: '0.8',
    letterSpacing: '-0.02em',
  },
});

/** As wide as a digit. The line overflows the box and spans the window. */
const Loop = chakra('svg', {
  base: { width: '0.5em', height: '0.8em', marginInline: '0.05em', overflow: 'visible' },
});

const LogoFrame = chakra('div', {
  base: {
    marginBottom: '3rem',
    fontSize: 'clamp(5rem, 3rem + 9vw, 10rem)',
    '& svg': { overflow: 'visible' },
  },
});

const Title = chakra('h1', { base: { textStyle: 'title' } });
const Text = chakra(Prose, {
  base: { marginBlock: '1rem 1.75rem', textStyle: 'lead' },
});

type ShortMessageProps = {
  /** A large sign such as 4*0*4: its accent is drawn as a loop. null: shows the logo instead. */
  sign: string | null;
  headline: string;
  action: ContentLink;
  insights: ContentLink | null;
  /** true: `src/page-scripts/not-found.ts` logs the requested path. */
  notFound: boolean;
  children: ReactNode;
};

function LoopedSign({ text }: { text: string }) {
  const { before, accent, after } = headlineParts(text);
  if (accent === undefined) return <Sign>{text}</Sign>;
  return (
    <Sign>
      {before}
      <VisuallyHidden>{accent}</VisuallyHidden>
      <Loop
        viewBox="540 172 166 200"
        preserveAspectRatio="none"
        stroke="thread.1"
        strokeWidth="14"
        aria-hidden
      >
        {/* Two paths, because contrast checkers take the bounding box of one as the background of the digits. */}
        <path d="M520 366C600 366 642 352 676 312C730 249 706 172 638 172C556 172 514 262 560 320C592 360 690 366 760 366" />
        <path d="M-4000 366H521M759 366H5000" />
      </Loop>
      {after}
    </Sign>
  );
}

/** Renders a short message with a link to the next step. */
export function ShortMessage({
  sign,
  headline,
  action,
  insights,
  notFound,
  children,
}: ShortMessageProps) {
  return (
    <Root aria-labelledby="message" {...{ [PageAttribute.notFound]: notFound || undefined }}>
      <Container>
        {sign ? (
          <LoopedSign text={sign} />
        ) : (
          <LogoFrame>
            <Logo end={2000} />
          </LogoFrame>
        )}
        <Title id="message">
          <Headline text={headline} />
        </Title>
        <Text>{children}</Text>
        <ButtonRow>
          <ButtonLink href={action.href}>{action.label}</ButtonLink>
          {insights && (
            <ButtonLink variant="outline" href={insights.href}>
              {insights.label}
            </ButtonLink>
          )}
        </ButtonRow>
      </Container>
    </Root>
  );
}
