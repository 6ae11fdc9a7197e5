import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { ButtonLink } from '../components/button';
import { Link } from '../components/link';
import { LogoWithName } from '../components/logo';
import { Container } from '../components/section';
import { narrowInRem } from '../theme/mixins';
import { Navigation } from './navigation';
import { ThemeToggle } from './theme-toggle';

/** Matches windows in which the header is one row. */
const oneRow = '@media (min-width: 35rem)';

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
      top: 'calc(-0.75rem - 44px)',
      '&:has(:focus-visible)': { top: 0 },
    },
    [oneRow]: { position: 'sticky', top: 0 },
  },
});

const Row = chakra('div', {
  base: {
    display: 'grid',
    // A long label of the button breaks, and covers nothing.
    gridTemplateColumns: 'minmax(min-content, 1fr) auto',
    gridTemplateAreas: '"logo theme" "nav action"',
    alignItems: 'center',
    columnGap: '8px',
    paddingTop: '0.75rem',
    overflowWrap: 'break-word',
    '& nav': { gridArea: 'nav' },
    // The toggle of the theme.
    '& > div': { gridArea: 'theme', justifySelf: 'end' },
    [narrowInRem]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateAreas: '"logo theme" "nav nav" "action action"',
      paddingTop: '4px',
    },
    [oneRow]: {
      gridTemplateColumns: 'minmax(min-content, 1fr) auto auto auto',
      gridTemplateAreas: '"logo theme nav action"',
      // Less in the short window of a phone on its side.
      paddingBlock: 'clamp(2px, 1.5vh, 0.75rem)',
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

const action = {
  gridArea: 'action',
  paddingInline: '12px',
  paddingBlock: 0,
  fontSize: 'caption',
  lineHeight: '1.15',
  // Lower than the area that a finger may hit.
  border: '0 solid transparent',
  borderBlockWidth: '4px',
  '&, &:hover': { backgroundClip: 'padding-box' },
};

type HeaderProps = Pick<Queries.LayoutDataFragment, 'site' | 'layout'> & {
  /** The path of the page, such as `/about/`. */
  path: string;
};

/** Renders the header. Its parts have one order in every window, so that the focus goes from left to right. */
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
          <ThemeToggle {...theme} />
          <Navigation path={path} label={navigation.label} items={navigation.items} />
          <ButtonLink href={href} size="sm" css={action}>
            {label}
          </ButtonLink>
        </Row>
      </Container>
    </Bar>
  );
}
