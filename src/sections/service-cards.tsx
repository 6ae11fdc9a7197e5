import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import type { ReactNode } from 'react';
import { ButtonLink } from '../components/button';
import { columns } from '../components/columns';
import { Headline } from '../components/headline';
import { Icon } from '../components/icon';
import { Prose } from '../components/prose';
import { Section } from '../components/section';
import type { ContentLink, IconName } from '../content/schemas/primitives';
import { decorativeText, underlined } from '../theme/mixins';

const Row = chakra('article', {
  base: {
    ...columns,
    rowGap: '1.25rem',
    paddingBlock: 'clamp(2rem, 4vw, 2.75rem)',
    borderBottomWidth: '1px',
  },
});

const Head = chakra('div', {
  base: {
    lg: { gridRow: 'span 2' },
    '& svg': {
      marginBlock: '-0.75rem 0.75rem',
      color: 'fg.accent',
      strokeWidth: 1,
    },
  },
});

const Title = chakra('h3', {
  base: { fontSize: 'subtitle', letterSpacing: '-0.01em' },
});

const Tagline = chakra('p', {
  base: { marginTop: '0.5rem', color: 'fg.muted', fontFamily: 'serif', fontSize: '1.3125rem' },
});

/** The price, and the way to ask for it. */
const Offer = chakra('div', {
  base: {
    display: 'grid',
    gap: '1rem',
    placeContent: 'start',
    justifyItems: 'start',
    lg: { gridArea: '1 / 3' },
    '& p': { textStyle: 'heading' },
  },
});

const Details = chakra('details', { base: { lg: { gridArea: '2 / 2 / 3 / 4' } } });

const Toggle = chakra('summary', {
  base: {
    display: 'inline-block',
    paddingBlock: '0.5625rem',
    fontWeight: '600',
    ...underlined('fg.accent', '2px'),
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    _hover: { color: 'fg.accent' },
    '& .view::after': decorativeText(' +'),
    '& .hide::after': decorativeText(' –'),
    '& .hide': { display: 'none' },
    '[open] > &': {
      '& .hide': { display: 'inline' },
      '& .view': { display: 'none' },
    },
  },
});

const Items = chakra('ul', {
  base: {
    marginTop: '1.75rem',
    sm: { columns: 2, columnGap: '2rem' },
    '& li': {
      position: 'relative',
      paddingInlineStart: '1.625rem',
      paddingBottom: '0.75rem',
      breakInside: 'avoid',
      lineHeight: '1.45',
      _before: {
        content: '""',
        position: 'absolute',
        insetInlineStart: 0,
        top: '0.62em',
        width: '0.875rem',
        // A border, because printers leave out backgrounds.
        borderTop: '3px solid {colors.thread.1}',
      },
    },
  },
});

const Note = chakra('p', {
  base: {
    marginTop: '1rem',
    paddingTop: '1.25rem',
    borderTopWidth: '1px',
    textStyle: 'note',
  },
});

type ServiceCardProps = {
  /** The id for links such as `/services/#add-ons`. */
  slug: string;
  title: string;
  icon: IconName;
  tagline: string | null;
  text: ReactNode;
  /** The price, or the way in which the work is sold. */
  terms: string;
  items: readonly string[];
  note: string | null;
  ask: ContentLink;
  /** The words that open the details. */
  view: string;
  /** The words that close the details. */
  hide: string;
};

function ServiceCard({
  slug,
  title,
  icon,
  tagline,
  text,
  terms,
  items,
  note,
  ask,
  view,
  hide,
}: ServiceCardProps) {
  return (
    <Row id={slug}>
      <Head>
        <Icon name={icon} size={64} />
        <Title>{title}</Title>
        {tagline && (
          <Tagline>
            <em>
              <Headline text={tagline} />
            </em>
          </Tagline>
        )}
      </Head>
      <Prose>{text}</Prose>
      <Details>
        <Toggle>
          <span className="view">{view}</span>
          <span className="hide">{hide}</span>
          <VisuallyHidden>: {title}</VisuallyHidden>
        </Toggle>
        <Items>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </Items>
        {note && <Note>{note}</Note>}
      </Details>
      <Offer>
        <p>{terms}</p>
        <ButtonLink href={ask.href} variant="outline" size="sm">
          {ask.label}
        </ButtonLink>
      </Offer>
    </Row>
  );
}

const List = chakra('div', { base: { borderTopWidth: '1px' } });

const Promises = chakra('ul', {
  base: { ...columns, rowGap: '0.5rem', marginTop: 'content', color: 'fg.muted' },
});

type ServiceCardsProps = {
  /** The visually hidden heading of the list. */
  label: string;
  view: string;
  hide: string;
  /** What holds for every plan. */
  promises?: readonly string[] | null;
  plans: readonly Omit<ServiceCardProps, 'view' | 'hide'>[];
};

/** Renders the plans and add-ons, each with details that a visitor can open. */
export function ServiceCards({ label, view, hide, promises, plans }: ServiceCardsProps) {
  return (
    <Section aria-labelledby="services" paddingTop="clamp(1.5rem, 3vw, 2.5rem)">
      <VisuallyHidden as="h2" id="services">
        {label}
      </VisuallyHidden>
      <List>
        {plans.map((plan) => (
          <ServiceCard key={plan.slug} {...plan} view={view} hide={hide} />
        ))}
      </List>
      {promises && (
        <Promises>
          {promises.map((promise) => (
            <li key={promise}>{promise}</li>
          ))}
        </Promises>
      )}
    </Section>
  );
}
