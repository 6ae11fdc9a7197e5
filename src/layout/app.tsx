import { chakra, ChakraProvider } from '@chakra-ui/react';
import { Global } from '@emotion/react';
import type { ReactNode } from 'react';
import { EditWordsContext } from '../components/first-draft';
import { InSteps } from '../components/in-steps';
import { ColorModeProvider } from '../theme/color-mode';
import { documentStyles } from '../theme/document-styles';
import { fallbackFonts } from '../theme/fallback-fonts';
import { system } from '../theme/system';
import { Footer } from './footer';
import { Header } from './header';
import { useLayoutData } from './layout-data';
import { ProseProvider } from '../prose/prose-provider';

const SkipLink = chakra('a', {
  base: {
    position: 'absolute',
    zIndex: 3,
    top: '0.75rem',
    left: '0.75rem',
    padding: '0.75rem 1.25rem',
    borderRadius: 'pill',
    bg: 'ink',
    color: 'paper',
    fontWeight: '600',
    translate: '0 -200%',
    _focus: { translate: 'none' },
  },
});

/** Renders the providers, the header and the footer around every page. */
export function App({ path, children }: { path: string; children: ReactNode }) {
  const { site, layout, newsletterForm } = useLayoutData();
  return (
    <ColorModeProvider>
      <ChakraProvider value={system}>
        {RENDERS_DOCUMENT && <Global styles={[fallbackFonts, documentStyles]} />}
        <EditWordsContext value={layout.edits}>
          <InSteps>
            <SkipLink href="#main">{layout.skipLink}</SkipLink>
            <Header path={path} site={site} layout={layout} />
          </InSteps>
          <main id="main" tabIndex={-1}>
            <ProseProvider newTabHint={layout.newTabHint} words={layout.texts}>
              {children}
            </ProseProvider>
          </main>
          <Footer site={site} layout={layout} newsletterForm={newsletterForm} />
        </EditWordsContext>
      </ChakraProvider>
    </ColorModeProvider>
  );
}
