import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { LayoutContext } from '../../src/components/layout-context';
import { system } from '../../src/theme/system';

const layout = {
  address: 'https://throughline.example',
  language: 'en-US',
  edits: { show: 'Show our edits', before: 'Draft:', after: 'After the edit:' },
  newTabHint: '(opens in a new tab)',
  texts: {
    sample: 'A sample',
    table: 'Table',
    code: 'Code',
    play: 'Play',
    noVideo: 'Nothing plays?',
    openVideo: 'Open',
    closeVideo: 'Close',
    transcript: 'Read',
  },
};

/** Renders a component with what the layout of a page provides: Chakra's system and words. */
export const renderComponent = (component: ReactNode) =>
  render(
    <ChakraProvider value={system}>
      <LayoutContext value={layout}>{component}</LayoutContext>
    </ChakraProvider>,
  );
