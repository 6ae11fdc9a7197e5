/** @jest-environment jsdom */
import { startPictures } from './pictures';

const root = document.documentElement;
const byThemselves = '(prefers-color-scheme: dark)';
const system = Object.assign(new EventTarget(), { matches: false, media: byThemselves });
window.matchMedia = jest.fn().mockReturnValue(system);

const observe = jest.spyOn(MutationObserver.prototype, 'observe');
startPictures(matchMedia(byThemselves));
const observers = observe.mock.contexts.filter((context) => context instanceof MutationObserver);

const picture = `<picture><source data-dark media="${byThemselves}"><source><img alt=""></picture>`;
const arrive = () => document.body.insertAdjacentHTML('beforeend', picture);
const mediaOfSources = async () => {
  // An observer is called in its own microtask.
  await Promise.resolve();
  return [...document.querySelectorAll('source')].map((source) => source.media);
};
const prefer = (value: 'light' | 'dark') => {
  system.matches = value === 'dark';
  system.dispatchEvent(new Event('change'));
};

beforeEach(() => {
  document.body.innerHTML = picture;
  root.className = 'light';
  prefer('light');
});
// Jest dismantles the document afterwards; the observer must not see that.
afterAll(() => {
  for (const observer of observers) observer.disconnect();
});

test('pictures are left alone while the theme is the system’s', async () => {
  expect(await mediaOfSources()).toEqual([byThemselves, '']);
  prefer('dark');
  root.className = 'dark';
  expect(await mediaOfSources()).toEqual([byThemselves, '']);
});

test('pictures follow the theme, including those that arrive later', async () => {
  root.className = 'dark';
  expect(await mediaOfSources()).toEqual(['all', '']);
  arrive();
  expect(await mediaOfSources()).toEqual(['all', '', 'all', '']);
});

test('pictures stay in the chosen theme when the system changes', async () => {
  root.className = 'dark';
  prefer('dark');
  prefer('light');
  expect(await mediaOfSources()).toEqual(['all', '']);
});

test('pictures of a light page on a dark system are light', async () => {
  prefer('dark');
  expect(await mediaOfSources()).toEqual(['not all', '']);
});

test('pictures follow the system again when the theme does', async () => {
  root.className = 'dark';
  await mediaOfSources();
  root.className = 'light';
  expect(await mediaOfSources()).toEqual([byThemselves, '']);
});
