/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import { field, prepareContactForm, renderForm, words } from '../../../tests/support/contact-form';
import { noteAttempt } from '../journal';

jest.mock('../email');
beforeEach(prepareContactForm);

test('restores kept answers, says so, and clears them on request', () => {
  sessionStorage.setItem('draft:contact', `fullName=Ada&kept-at=${Date.now()}`);
  noteAttempt('contact', 'sending');
  renderForm();
  expect(field(words.fullName.label).value).toBe('Ada');
  expect(screen.getByText(words.draft.title)).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: words.draft.clear }));
  expect(field(words.fullName.label).value).toBe('');
  expect(field(words.fullName.label)).toHaveFocus();
  expect(screen.queryByText(words.draft.title)).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});

describe('a plan in the address', () => {
  const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
  const chosen = () => screen.queryAllByRole('checkbox', { checked: true });

  test.each(['nothing', '', '__proto__'])('that does not exist (%p) preselects nothing', (plan) => {
    history.replaceState(null, '', `/contact/?plan=${plan}`);
    renderForm();
    expect(chosen()).toEqual([]);
  });

  test('adds to a draft from another address, and leaves one from this address alone', () => {
    const draft = (query: string) =>
      new URLSearchParams({ helpNeeded: 'Not Sure Yet', query, 'kept-at': String(Date.now()) });
    history.replaceState(null, '', '/contact/?plan=retainer');
    sessionStorage.setItem('draft:contact', draft('').toString());
    const { unmount } = renderForm();
    expect(chosen()).toEqual([box('Monthly Done-for-you Content'), box('Not Sure Yet')]);
    unmount();
    sessionStorage.setItem('draft:contact', draft('?plan=retainer').toString());
    renderForm();
    expect(chosen()).toEqual([box('Not Sure Yet')]);
  });
});
