import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { ButtonLink } from '../components/button';
import { Link } from '../components/link';
import { LogoWithName } from '../components/logo';
import { Container } from '../components/section';
import { narrowInRem } from '../theme/mixins';
import { Navigation } from './navigation';
import { ThemeToggle } from './theme-toggle';

const Bar = chakra('header', {
  base: {
    position: 'relative',
    zIndex: 2,
    bg: 'bg',
    borderBottomWidth: '1px',
    // On a phone only the second row stays in view; it is 48 px high with its border. Nothing stays in a short
    // window or with large text, which makes `rem` larger here.
    '@media (min-width: 18rem) and (min-height: 36rem)': {
      position: 'sticky',
      top: 'calc(-1.125rem - 44px)',
      '&:has(:focus-visible)': { top: 0 },
    },
    md: { position: 'sticky', top: 0 },
  },
});

const Row = chakra('div', {
  base: {
    display: 'grid',
    // A long button breaks its words instead of covering the logo.
    gridTemplateColumns: 'minmax(min-content, 1fr) auto auto',
    gridTemplateAreas: '"logo action action" "nav nav theme"',
    columnGap: '8px',
    alignItems: 'center',
    paddingTop: '0.75rem',
    rowGap: '0.375rem',
    '& nav': { gridArea: 'nav' },
    '& > div': { gridArea: 'theme' },
    [narrowInRem]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateAreas: '"logo logo" "action action" "nav theme"',
      paddingTop: '8px',
      rowGap: '4px',
    },
    md: {
      gridTemplateColumns: 'minmax(min-content, 1fr) auto auto auto',
      gridTemplateAreas: '"logo nav theme action"',
      columnGap: '0.75rem',
      paddingBlock: '0.75rem',
    },
    lg: { columnGap: '1.25rem' },
  },
});

const Home = chakra(Link, {
  base: {
    gridArea: 'logo',
    justifySelf: 'start',
    display: 'inline-flex',
    alignItems: 'center',
    minWidth: '44px',
    minHeight: '44px',
    fontSize: '1.1875rem',
    [narrowInRem]: { fontSize: 'min(1.1875rem, 9vw)' },
    lg: { fontSize: '1.5rem' },
  },
});

const actionOnPhone = {
  gridArea: 'action',
  overflowWrap: 'anywhere',
  [narrowInRem]: { paddingBlock: '0.25rem', fontSize: 'min(0.875rem, 7vw)' },
};

type HeaderProps = Pick<Queries.LayoutDataFragment, 'site' | 'layout'> & {
  /** The path of the page, such as `/about/`. */
  path: string;
};

export function Header({ path, site, layout }: HeaderProps) {
  const { navigation, theme, homeLabel } = layout;
  const { label, href } = navigation.action;
  return (
    <Bar>
      <Container>
        <Row>
          <Home href="/">
            <LogoWithName brand={site.brand} />
            <VisuallyHidden>{`, ${homeLabel}`}</VisuallyHidden>
          </Home>
          {/* Rendered twice, so that the focus goes from left to right in both layouts. CSS shows one of them. */}
          <ButtonLink href={href} size="sm" hideFrom="md" css={actionOnPhone}>
            {label}
          </ButtonLink>
          <Navigation path={path} label={navigation.label} items={navigation.items} />
          <ThemeToggle {...theme} />
          <ButtonLink href={href} size="sm" hideBelow="md">
            {label}
          </ButtonLink>
        </Row>
      </Container>
    </Bar>
  );
}
