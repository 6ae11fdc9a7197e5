/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { startTheme } from '../starter/theme';
import { ColorModeProvider } from '../theme/color-mode';
import { system as chakra } from '../theme/system';
import { ThemeToggle } from './theme-toggle';

const root = document.documentElement;
const listeners = { addListener: jest.fn(), removeListener: jest.fn() };
const system = Object.assign(new EventTarget(), { matches: false, ...listeners });
window.matchMedia = jest.fn().mockReturnValue(system);
// Once, because its listeners stay.
startTheme(matchMedia('(prefers-color-scheme: dark)'));

const app = (
  <ColorModeProvider>
    <ChakraProvider value={chakra}>
      <ThemeToggle toDark="Dark" toLight="Light" />
    </ChakraProvider>
  </ColorModeProvider>
);
const press = () => fireEvent.click(screen.getByRole('button'));
/** Hydrates what the server has rendered. */
const hydrate = () => act(() => hydrateRoot(document.body, app));
let page: Awaited<ReturnType<typeof hydrate>> | undefined;

beforeEach(() => {
  document.body.innerHTML = renderToString(app);
  root.className = 'light';
});
afterEach(() => {
  act(() => page?.unmount());
  page = undefined;
  jest.restoreAllMocks();
  localStorage.clear();
  delete root.dataset.unstoredTheme;
});

test('before React the starter switches the theme, and React goes on from there', async () => {
  press();
  expect([root.className, localStorage.getItem('theme')]).toEqual(['dark', 'dark']);
  page = await hydrate();
  expect(root.className).toBe('dark');
  press();
  expect([root.className, localStorage.getItem('theme')]).toEqual(['light', 'light']);
  press();
  expect([root.className, localStorage.getItem('theme')]).toEqual(['dark', 'dark']);
});

test('React calls preventDefault on the presses that it handles, and the starter ignores those', async () => {
  const wasPrevented = () => !press();
  expect(wasPrevented()).toBe(false);
  page = await hydrate();
  expect(wasPrevented()).toBe(true);
});

test('if storage is blocked, the theme chosen before React stays, and the toggle switches from it', async () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  press();
  page = await hydrate();
  expect(root.className).toBe('dark');
  press();
  expect(root.className).toBe('light');
});
