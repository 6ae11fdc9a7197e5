/** @jest-environment jsdom */
import { startTheme } from './theme';

const root = document.documentElement;
const system = Object.assign(new EventTarget(), { matches: false });
window.matchMedia = jest.fn().mockReturnValue(system);

localStorage.setItem('theme', 'dark');
// Once, as its listeners stay.
const observe = jest.spyOn(MutationObserver.prototype, 'observe');
startTheme();
const observers = observe.mock.contexts.filter((context) => context instanceof MutationObserver);
const atFirst = root.className;

const theme = () => root.className;
const prefer = (value: 'light' | 'dark') => {
  system.matches = value === 'dark';
  system.dispatchEvent(new Event('change'));
};
const anotherTab = (key: string, newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
const press = (selector: string) =>
  document.querySelector(selector)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
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
// Jest takes the document apart afterwards, which is nothing to observe.
afterAll(() => {
  for (const observer of observers) observer.disconnect();
});

test('the theme is there as soon as the starter has run', () => {
  expect(atFirst).toBe('dark');
});

test.each([
  ['nothing', 'light', null, 'light'],
  ['nothing', 'dark', null, 'dark'],
  ['dark', 'light', 'dark', 'dark'],
  ['light', 'dark', 'light', 'light'],
  ['nonsense', 'dark', 'blue', 'dark'],
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

test('a press elsewhere changes nothing', () => {
  press('p');
  expect([theme(), localStorage.getItem('theme')]).toEqual(['light', null]);
});

test('a stored choice outlasts the system’s change', () => {
  press('[data-theme-toggle]');
  prefer('light');
  expect(theme()).toBe('dark');
});

test.each([
  ['theme', 'dark', 'dark'],
  ['theme', null, 'light'],
  ['theme', 'blue', 'light'],
  ['other', 'dark', 'light'],
])('another tab sets %s to %s: the theme is %s', (key, value, expected) => {
  anotherTab(key, value);
  expect(theme()).toBe(expected);
});

test('next-themes hears of a press as of another tab’s', () => {
  const heard = jest.fn();
  window.addEventListener('storage', heard, { once: true });
  press('[data-theme-toggle]');
  expect(heard).toHaveBeenCalledWith(expect.objectContaining({ key: 'theme', newValue: 'dark' }));
});

test('where storage is blocked, the system decides and the toggle works all the same', () => {
  blockStorage();
  prefer('dark');
  expect(theme()).toBe('dark');
  press('[data-theme-toggle]');
  expect(theme()).toBe('light');
});

const picture =
  '<picture><source data-dark media="(prefers-color-scheme: dark)"><source><img alt=""></picture>';
const mediaOfSources = () => [...document.querySelectorAll('source')].map((source) => source.media);

test('pictures follow the theme, also those that arrive later', async () => {
  document.body.insertAdjacentHTML('beforeend', picture);
  press('[data-theme-toggle]');
  expect(mediaOfSources()).toEqual(['all', '']);
  document.body.insertAdjacentHTML('beforeend', picture);
  await Promise.resolve();
  expect(mediaOfSources()).toEqual(['all', '', 'all', '']);
  press('[data-theme-toggle]');
  expect(mediaOfSources()).toEqual(['not all', '', 'not all', '']);
});
