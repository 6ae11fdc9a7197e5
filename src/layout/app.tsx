import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { Global } from '@emotion/react';
import type { ReactNode } from 'react';
import { ColorModeProvider } from '../theme/color-mode';
import { documentStyles } from '../theme/document-styles';
import { fontStyles } from '../theme/fonts';
import { system } from '../theme/system';
import { useLayoutData } from './layout-data';
import { PageShell } from './page-shell';

/** What stands around every page: the providers, and the shell with header and footer. */
export function App({ children }: { children: ReactNode }) {
  const data = useLayoutData();
  return (
    <ColorModeProvider>
      <ChakraProvider value={system}>
        <Global styles={[fontStyles, documentStyles]} />
        <PageShell {...data}>{children}</PageShell>
      </ChakraProvider>
    </ColorModeProvider>
  );
}
