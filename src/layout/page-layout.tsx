import { chakra, ChakraProvider } from '@chakra-ui/react/styled-system';
import { Global } from '@emotion/react';
import { MDXProvider } from '@mdx-js/react';
import fallbackFonts from 'generated/fallback-fonts';
import type { ReactNode } from 'react';
import { LayoutContext } from '../components/layout-context';
import type { Translation } from '../content/page-context';
import { mdxComponents } from '../mdx/mdx-components';
import { documentStyles, hyphenation } from '../theme/document-styles';
import { system } from '../theme/system';
import { Footer } from './footer';
import { Header } from './header';
import { StatusBanner } from './status-banner';

const SkipLink = chakra('a', {
  base: {
    position: 'absolute',
    zIndex: 3,
    top: '0.75rem',
    insetInlineStart: '0.75rem',
    padding: '0.75rem 1.25rem',
    borderRadius: 'pill',
    bg: 'fg',
    color: 'bg',
    fontWeight: '600',
    transform: 'translateY(-200%)',
    _focus: { transform: 'none' },
  },
});

/** Clips drawings that reach to the edges of the window (`outside` in `tokens.ts`). */
const Main = chakra('main', { base: { display: 'block', overflowX: 'clip' } });

type LayoutProps = {
  data: Queries.LayoutDataFragment;
  /** The path of the page, such as `/about/`. */
  path: string;
  /** The page context; `publicationStatus` is set on a page that is not ready to be published, in `develop` and in a preview of drafts. */
  context: { publicationStatus?: string; translations: readonly Translation[] };
  children: ReactNode;
};

/** Renders the header and the footer around a page. Provides Chakra's system, the MDX components and the words of the layout. */
export function Layout({ data: { site, layout }, path, context, children }: LayoutProps) {
  return (
    <ChakraProvider value={system}>
      <Global
        styles={[fallbackFonts, documentStyles, !/^en\b/.test(site.language) && hyphenation]}
      />
      {context.publicationStatus !== undefined && (
        <StatusBanner>{context.publicationStatus}</StatusBanner>
      )}
      <LayoutContext value={{ ...layout, address: site.address, language: site.language }}>
        <SkipLink href="#main">{layout.skipLink}</SkipLink>
        <Header path={path} site={site} layout={layout} />
        <Main id="main">
          <MDXProvider components={mdxComponents}>{children}</MDXProvider>
        </Main>
        <Footer
          site={site}
          layout={layout}
          translations={context.translations.filter((one) => one.path !== path)}
        />
      </LayoutContext>
    </ChakraProvider>
  );
}
