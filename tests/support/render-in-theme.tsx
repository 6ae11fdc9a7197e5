import { ChakraProvider } from '@chakra-ui/react';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { system } from '../../src/theme/system';

/** Renders with the site's theme, as every page does. */
export const renderInTheme = (element: ReactElement) =>
  render(element, {
    wrapper: ({ children }) => <ChakraProvider value={system}>{children}</ChakraProvider>,
  });
