/** @jest-environment jsdom */
import { fireEvent } from '@testing-library/react';
import { draggable } from './testimonial-drag';

let track: HTMLElement;
let loop: { currentTime: number; effect: object } | undefined;
const getAnimations = jest.fn();
const scrolled: number[] = [];
const captured: number[] = [];

/** Fakes what jsdom lacks: layout, animations and pointer capture. */
function mount(time: number | null) {
  const region = document.createElement('section');
  track = document.createElement('div');
  region.append(track);
  document.body.replaceChildren(region);
  const effect = { getComputedTiming: () => ({ duration: 30_000 }) };
  loop = time === null ? undefined : { currentTime: time, effect };
  getAnimations.mockClear().mockReturnValue(loop ? [loop] : []);
  window.matchMedia = jest.fn().mockReturnValue({ matches: !loop });
  Object.assign(track, {
    getAnimations,
    setPointerCapture: (id: number) => captured.push(id),
  });
  Object.defineProperty(track, 'offsetWidth', { value: 6000 });
  region.scrollBy = (x?: ScrollToOptions | number) => scrolled.push(Number(x));
  draggable(track);
}

function point(type: string, clientX: number, timeStamp: number, rest: MouseEventInit = {}) {
  const event = new MouseEvent(type, { clientX, bubbles: true, cancelable: true, ...rest });
  Object.defineProperties(event, {
    timeStamp: { value: timeStamp },
    isPrimary: { value: true },
    pointerId: { value: 7 },
  });
  return fireEvent(track, event);
}

beforeEach(() => {
  jest.useFakeTimers();
  scrolled.length = 0;
  captured.length = 0;
});
afterEach(() => jest.useRealTimers());

test('the loop is not read before it is held, because that would start it off screen', () => {
  mount(5000);
  expect(getAnimations).not.toHaveBeenCalled();
});

test('the loop follows the pointer, and does not move while it is held', () => {
  mount(5000);
  point('pointerdown', 400, 0);
  expect(track.style.animationPlayState).toBe('paused');
  point('pointermove', 100, 100);
  // 300 of 3000 px, the width of one copy of the list, are a tenth of 30 seconds.
  expect(loop?.currentTime).toBe(8000);
});

test('dragged back beyond its start, the loop continues from its end', () => {
  mount(1000);
  point('pointerdown', 100, 0);
  point('pointermove', 400, 100);
  expect(loop?.currentTime).toBe(28_000);
});

test('released in motion, it glides to a stop; released at rest, it resumes immediately', () => {
  mount(5000);
  point('pointerdown', 400, 0);
  point('pointermove', 300, 100);
  point('pointerup', 300, 110);
  const released = loop?.currentTime ?? 0;
  expect(track.style.animationPlayState).toBe('paused');
  jest.runAllTimers();
  expect(loop?.currentTime).toBeGreaterThan(released + 1000);
  expect(track.style.animationPlayState).toBe('');

  const rested = loop?.currentTime;
  point('pointerdown', 400, 0);
  point('pointermove', 400, 100);
  point('pointerup', 400, 400);
  expect(track.style.animationPlayState).toBe('');
  expect(loop?.currentTime).toBe(rested);
});

test('a press without a move captures nothing, so that it can be a click; a drag does', () => {
  mount(5000);
  point('pointerdown', 400, 0);
  point('pointermove', 400, 10);
  point('pointerup', 400, 20);
  expect(captured).toEqual([]);
  point('pointerdown', 400, 30);
  point('pointermove', 390, 40);
  expect(captured).toEqual([7]);
});

test('the main button selects no text and takes no focus; the others keep their defaults', () => {
  mount(5000);
  expect(point('mousedown', 0, 0)).toBe(false);
  expect(point('mousedown', 0, 0, { button: 2 })).toBe(true);
  point('pointerdown', 400, 0, { button: 2 });
  point('pointermove', 300, 10);
  expect(loop?.currentTime).toBe(5000);
});

test('the browser handles a vertical swipe and cancels the pointer', () => {
  mount(5000);
  expect(track.style.touchAction).toBe('pan-y');
  point('pointerdown', 400, 0);
  point('pointercancel', 400, 20);
  expect(track.style.animationPlayState).toBe('');
  point('pointermove', 300, 40);
  expect(loop?.currentTime).toBe(5000);
});

test('under reduced motion a mouse scrolls, and the browser handles a finger', () => {
  mount(null);
  expect(track.style.touchAction).not.toBe('pan-y');
  point('pointerdown', 400, 0);
  point('pointermove', 300, 10);
  point('pointerup', 300, 20);
  expect(scrolled[0]).toBe(100);
});
