/** @jest-environment jsdom */
import { inquiryForm, type } from '../../tests/support/inquiry-form';
import { looksAutomatic } from './automatic';

const pageOpenFor = (seconds: number) =>
  jest.spyOn(performance, 'now').mockReturnValue(seconds * 1000);
const touched = (hasBeenActive: boolean) =>
  Object.defineProperty(navigator, 'userActivation', {
    configurable: true,
    value: { hasBeenActive },
  });

let form: HTMLFormElement;
beforeEach(() => {
  form = inquiryForm();
  Reflect.deleteProperty(navigator, 'userActivation');
});
afterEach(() => jest.restoreAllMocks());

test('a filled hidden field looks automatic, even after a long time', () => {
  pageOpenFor(600);
  touched(true);
  expect(looksAutomatic(form)).toBe(false);
  type(form, 'zq-tmw', 'Ada');
  expect(looksAutomatic(form)).toBe(true);
});

test.each([
  ['a page that nobody touched', false, 2.9, true],
  ['a page that nobody touched', false, 3, false],
  ['a page that somebody pressed', true, 0.1, false],
])('a form sent on %s (%p) after %d seconds: %p', (_name, active, seconds, automatic) => {
  pageOpenFor(seconds);
  touched(active);
  expect(looksAutomatic(form)).toBe(automatic);
});
