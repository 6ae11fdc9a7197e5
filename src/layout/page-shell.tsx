import { Suspense, type ReactNode } from 'react';
import { chakra } from '../theme/chakra';
import { Footer, type FooterProps } from './footer';
import { Header, type HeaderProps } from './header';

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

export type PageShellProps = HeaderProps &
  FooterProps & { layout: { skipLink: string }; children: ReactNode };

/**
 * The header, the page and the footer.
 *
 * Nothing in a `Suspense` of this site ever waits for anything. Each marks a part that React may take
 * over later, in small steps: what stands outside them, the forms, comes first.
 */
export function PageShell({ path, site, layout, newsletterForm, children }: PageShellProps) {
  return (
    <>
      <Suspense>
        <SkipLink href="#main">{layout.skipLink}</SkipLink>
        <Header path={path} site={site} layout={layout} />
      </Suspense>
      <Main id="main" tabIndex={-1}>
        {children}
      </Main>
      <Footer site={site} layout={layout} newsletterForm={newsletterForm} />
    </>
  );
}
