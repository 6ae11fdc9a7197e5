import { ButtonLink } from '../components/button';
import { Columns } from '../components/columns';
import { Container } from '../components/container';
import { Icon } from '../components/icon';
import { type ContentLink, TextLink } from '../components/link';

import { chakra, VisuallyHidden } from '@chakra-ui/react';

const Grid = chakra(Columns, {
  base: { rowGap: 0, borderBlockWidth: '1px', borderColor: 'line' },
});

const Cell = chakra('section', {
  base: {
    paddingBlock: '2rem',
    '& + &': { borderTopWidth: '1px', borderColor: 'line' },
    // Three columns would break an address across two lines here.
    mdToLg: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
      alignItems: 'baseline',
      justifyItems: 'start',
      '& > :not(h3)': { gridColumn: 2 },
    },
    lg: { '& + &': { borderTopWidth: 0 } },
  },
});

const Title = chakra('h3', { base: { fontSize: 'heading' } });
const Text = chakra('p', { base: { marginTop: '0.625rem', color: 'softInk' } });

const Address = chakra(TextLink, {
  base: {
    display: 'inline-block',
    marginTop: '0.625rem',
    paddingBlock: '0.25rem',
  },
});

type CardLink = ContentLink & { newTab: boolean };
type ContactCard = { title: string; text: string; action: CardLink | null };

type ContactCardsProps = {
  /** For assistive technology. */
  label: string;
  newTabHint: string;
  cards: readonly ContactCard[];
};

function CardAction({ action, newTabHint }: { action: CardLink; newTabHint: string }) {
  if (!action.newTab) return <Address href={action.href}>{action.label}</Address>;
  return (
    <ButtonLink href={action.href} newTabHint={newTabHint} size="sm" marginTop="1.25rem">
      {action.label}
      <Icon name="arrow" size={16} />
    </ButtonLink>
  );
}

export function ContactCards({ label, newTabHint, cards }: ContactCardsProps) {
  return (
    <section aria-labelledby="ways">
      <Container>
        <VisuallyHidden as="h2" id="ways">
          {label}
        </VisuallyHidden>
        <Grid>
          {cards.map(({ title, text, action }) => (
            <Cell key={title}>
              <Title>{title}</Title>
              <Text>{text}</Text>
              {action && <CardAction action={action} newTabHint={newTabHint} />}
            </Cell>
          ))}
        </Grid>
      </Container>
    </section>
  );
}
