import type { ReactNode } from 'react';
import { InSteps } from '../components/in-steps';
import { chakra } from '@chakra-ui/react';
import { Footer } from './footer';
import { Header } from './header';
import type { LayoutData } from './layout-data';

const SkipLink = chakra('a', {
  base: {
    position: 'absolute',
    zIndex: 3,
    top: '0.75rem',
    left: '0.75rem',
    padding: '0.75rem 1.25rem',
    borderRadius: 'pill',
    backgroundColor: 'ink',
    color: 'paper',
    fontWeight: '600',
    translate: '0 -200%',
    _focus: { translate: 'none' },
  },
});

const Main = chakra('main', { base: { display: 'block', outline: 'none' } });

type PageShellProps = LayoutData & { path: string; children: ReactNode };

/** Renders the header, the page and the footer. */
export function PageShell({ path, site, layout, newsletterForm, children }: PageShellProps) {
  return (
    <>
      <InSteps>
        <SkipLink href="#main">{layout.skipLink}</SkipLink>
        <Header path={path} site={site} layout={layout} />
      </InSteps>
      <Main id="main" tabIndex={-1}>
        {children}
      </Main>
      <Footer site={site} layout={layout} newsletterForm={newsletterForm} />
    </>
  );
}
