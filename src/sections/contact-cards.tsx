import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { ButtonLink } from '../components/button';
import { Columns } from '../components/columns';
import { Icon } from '../components/icon';
import { TextLink } from '../components/link';
import { Container } from '../components/section';
import type { ContentLink } from '../content/schemas/primitives';

const Grid = chakra(Columns, {
  base: { rowGap: 0, borderBlockWidth: '1px' },
});

/** In narrow windows a row: the action is beside the title, or below it if the two do not fit. */
const Cell = chakra('section', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0.25rem 1rem',
    alignItems: 'center',
    alignContent: 'start',
    paddingBlock: '1rem 1.25rem',
    '& + &': { borderTopWidth: '1px' },
    '& h3': {
      flex: '1 1 0',
      fontSize: 'min(10vw, 1.375rem)',
      overflowWrap: 'break-word',
      lg: { fontSize: 'heading' },
    },
    '& p': { flexBasis: '100%', color: 'fg.muted' },
    // Marks the card after a visitor followed a link to it.
    _target: { boxShadow: 'inset 0 4px 0 {colors.thread.1}' },
    // In narrower windows, three columns would break an address across two lines.
    lg: {
      flexDirection: 'column',
      flexWrap: 'nowrap',
      rowGap: '0.75rem',
      alignItems: 'start',
      paddingBlock: '2rem',
      '& + &': { borderTopWidth: 0 },
      '& h3': { flex: 'none' },
      '& p': { flex: '1' },
      // The actions are on one line, below words of any length.
      '& a': { order: 1 },
    },
  },
});

const Address = chakra(TextLink, {
  base: { display: 'inline-block', paddingBlock: '0.625rem', fontSize: 'small' },
});

type CardLink = ContentLink & { newTab: boolean };
type ContactCard = {
  title: string;
  text: string;
  action: CardLink | null;
  /** true: links to `/contact/#call` lead to this card. */
  call: boolean;
};

type ContactCardsProps = {
  /** The visually hidden heading of the cards. */
  label: string;
  newTabHint: string;
  cards: readonly ContactCard[];
};

function CardAction({ action, newTabHint }: { action: CardLink; newTabHint: string }) {
  if (!action.newTab) return <Address href={action.href}>{action.label}</Address>;
  return (
    <ButtonLink href={action.href} newTabHint={newTabHint} size="sm">
      {action.label}
      <Icon name="arrow" size={16} />
    </ButtonLink>
  );
}

/** Renders the ways to reach the agency. */
export function ContactCards({ label, newTabHint, cards }: ContactCardsProps) {
  return (
    <section aria-labelledby="ways">
      <Container>
        <VisuallyHidden as="h2" id="ways">
          {label}
        </VisuallyHidden>
        <Grid>
          {cards.map(({ title, text, action, call }) => (
            <Cell key={title} id={call ? 'call' : undefined}>
              <h3>{title}</h3>
              {action && <CardAction action={action} newTabHint={newTabHint} />}
              <p>{text}</p>
            </Cell>
          ))}
        </Grid>
      </Container>
    </section>
  );
}
