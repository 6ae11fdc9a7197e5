/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { formParts } from '../../tests/support/form-parts';
import { renderInTheme } from '../../tests/support/render-in-theme';
import { Honeypot } from './honeypot';

const Form = () => (
  <form aria-label="form">
    <input name="fullName" defaultValue="Ada" />
    <Honeypot />
  </form>
);

test('only programs see the field, and it is never part of the message', () => {
  renderInTheme(<Form />);
  const trap = document.querySelector<HTMLInputElement>('[aria-hidden] input');
  expect(trap).toHaveAttribute('tabindex', '-1');
  expect(trap).toHaveAttribute('autocomplete', 'off');
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
  if (trap) trap.value = 'I am a program';
  expect(formParts()).toEqual([['fullName', 'Ada']]);
});

test('a form sent without scripts does not have it', () => {
  expect(renderToString(<Honeypot />)).toBe('');
});
