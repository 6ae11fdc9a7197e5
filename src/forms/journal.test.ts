/** @jest-environment jsdom */
import { forgetAttempt, lastAttempt, noteAttempt, type AttemptState } from './journal';

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

test.each<AttemptState>(['sending', 'sent', 'failed'])(
  'an attempt that was %s is reported with its time, for its own form',
  (state) => {
    jest.spyOn(Date, 'now').mockReturnValue(1_750_000_000_000);
    noteAttempt('contact', state);
    expect(lastAttempt('contact')?.state).toBe(state);
    expect(lastAttempt('contact')?.at.getTime()).toBe(1_750_000_000_000);
    expect(lastAttempt('newsletter')).toBeNull();
    forgetAttempt('contact');
    expect(lastAttempt('contact')).toBeNull();
  },
);

test('an unknown state is not an attempt', () => {
  sessionStorage.setItem('journal:contact', `state=lost&kept-at=${Date.now()}`);
  expect(lastAttempt('contact')).toBeNull();
});
