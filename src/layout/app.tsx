import { ChakraProvider } from '@chakra-ui/react';
import { Global } from '@emotion/react';
import type { ReactNode } from 'react';
import { ColorModeProvider } from '../theme/color-mode';
import { documentStyles } from '../theme/document-styles';
import { fallbackFonts } from '../theme/fallback-fonts';
import { system } from '../theme/system';
import { useLayoutData } from './layout-data';
import { ProseProvider } from '../prose/prose-provider';
import { PageShell } from './page-shell';

/** Renders the providers, the header and the footer around every page. */
export function App({ path, children }: { path: string; children: ReactNode }) {
  const data = useLayoutData();
  return (
    <ColorModeProvider>
      <ChakraProvider value={system}>
        {RENDERS_DOCUMENT && <Global styles={[fallbackFonts, documentStyles]} />}
        <PageShell {...data} path={path}>
          <ProseProvider newTabHint={data.layout.newTabHint} words={data.layout.texts}>
            {children}
          </ProseProvider>
        </PageShell>
      </ChakraProvider>
    </ColorModeProvider>
  );
}
