/** @jest-environment jsdom */
import { startTheme } from './theme';

const root = document.documentElement;
const system = Object.assign(new EventTarget(), { matches: false });
window.matchMedia = jest.fn().mockReturnValue(system);

localStorage.setItem('theme', 'blue');
// Once, because its listeners stay.
startTheme(matchMedia('(prefers-color-scheme: dark)'));
const atFirst = { stored: localStorage.getItem('theme'), theme: root.className };

const theme = () => root.className;
const prefer = (value: 'light' | 'dark') => {
  system.matches = value === 'dark';
  system.dispatchEvent(new Event('change'));
};
const anotherTab = (newValue: string) => {
  localStorage.setItem('theme', newValue);
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue }));
};
const press = (selector: string) =>
  document
    .querySelector(selector)
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
const blockStorage = () =>
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });

beforeEach(() => {
  document.body.innerHTML = '<p>Text</p><button data-theme-toggle><svg></svg></button>';
  localStorage.clear();
  prefer('light');
});
afterEach(() => jest.restoreAllMocks());

test('a stored value that is not a theme is removed before next-themes reads it', () => {
  expect(atFirst.stored).toBeNull();
});

test.each([
  ['nothing', 'light', null, 'light'],
  ['nothing', 'dark', null, 'dark'],
  ['dark', 'light', 'dark', 'dark'],
  ['light', 'dark', 'light', 'light'],
  ['the system', 'dark', 'system', 'dark'],
] as const)('with %s stored and a %s system', (_name, preferred, stored, expected) => {
  if (stored) localStorage.setItem('theme', stored);
  prefer(preferred);
  expect(theme()).toBe(expected);
});

test('a press on the toggle switches, stores, and switches back', () => {
  press('[data-theme-toggle] svg');
  expect([theme(), localStorage.getItem('theme')]).toEqual(['dark', 'dark']);
  press('[data-theme-toggle]');
  expect([theme(), localStorage.getItem('theme')]).toEqual(['light', 'light']);
});

test.each([
  ['dark', 'dark'],
  ['system', 'light'],
  ['blue', 'light'],
])('another tab stores %s: the theme is %s', (value, expected) => {
  anotherTab(value);
  expect(theme()).toBe(expected);
});

test('if storage is blocked, the toggle works, and its choice outlasts the system’s change', () => {
  blockStorage();
  prefer('dark');
  expect(theme()).toBe('dark');
  press('[data-theme-toggle]');
  expect(theme()).toBe('light');
  prefer('light');
  prefer('dark');
  expect(theme()).toBe('light');
});

test('a page that comes back follows a choice made after it was left', () => {
  localStorage.setItem('theme', 'dark');
  window.dispatchEvent(new Event('pageshow'));
  expect(theme()).toBe('dark');
});
