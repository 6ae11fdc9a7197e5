/** @jest-environment jsdom */
import {
  fail,
  find,
  focus,
  form,
  isBusy,
  leavePage,
  message,
  paths,
  ready,
  startPage,
  submit,
} from '../../tests/support/starter-page';

beforeEach(startPage);
afterEach(leavePage);

test('a submit that comes too early is held, and replayed once when its form is ready', () => {
  const replay = jest.spyOn(form(), 'requestSubmit').mockImplementation();
  const button = find(HTMLButtonElement, '#contact button');
  expect(submit('contact', button)).toBe(false);
  expect(submit('contact', button)).toBe(false);
  expect(isBusy()).toBe(true);
  expect(replay).not.toHaveBeenCalled();
  ready();
  ready();
  expect(replay.mock.calls).toEqual([[button]]);
  expect(isBusy()).toBe(false);
});

test('a form that is ready is never held', () => {
  ready();
  expect(submit()).toBe(true);
  expect(isBusy()).toBe(false);
});

test('the readiness of one form replays no other', () => {
  const replay = jest.spyOn(form(), 'requestSubmit').mockImplementation();
  submit();
  ready('newsletter');
  expect(replay).not.toHaveBeenCalled();
  expect(isBusy()).toBe(true);
});

test('when a script fails, the held form says so, takes the focus and waits no longer', () => {
  submit();
  fail();
  expect(message().hidden).toBe(false);
  expect(document.activeElement).toBe(message());
  expect(isBusy()).toBe(false);
});

test('a failure before anything was submitted is not told', () => {
  focus('#contact input');
  fail();
  expect(message().hidden).toBe(true);
});

test('the next try loads again what failed, and its failure is told again', () => {
  submit();
  fail();
  message().hidden = true;
  submit();
  expect(paths()).toEqual(['/two.js', '/one.js']);
  expect(isBusy()).toBe(true);
  fail();
  expect(message().hidden).toBe(false);
  expect(isBusy()).toBe(false);
});

test('scripts that fail before and load after take back what was said, and send', () => {
  const replay = jest.spyOn(form(), 'requestSubmit').mockImplementation();
  submit();
  fail();
  submit();
  ready();
  expect(message().hidden).toBe(true);
  expect(replay).toHaveBeenCalledTimes(1);
});

test('nobody waits longer than 20 seconds, nor a second time', () => {
  submit();
  jest.advanceTimersByTime(19_999);
  expect(message().hidden).toBe(true);
  jest.advanceTimersByTime(1);
  expect(message().hidden).toBe(false);
  message().hidden = true;
  submit();
  expect(message().hidden).toBe(false);
  expect(isBusy()).toBe(false);
});

test('after it was given up, a form that was never submitted again is not replayed', () => {
  const replay = jest.spyOn(form(), 'requestSubmit').mockImplementation();
  submit();
  fail();
  ready();
  expect(replay).not.toHaveBeenCalled();
});
