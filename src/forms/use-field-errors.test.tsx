/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useFieldErrors } from './use-field-errors';

function Form() {
  const ref = useRef<HTMLFormElement>(null);
  const errors = useFieldErrors(ref);
  return (
    <form ref={ref} aria-label="form">
      <input name="fullName" aria-label="name" required />
      <input name="email" type="email" aria-label="email" required defaultValue="nobody" />
      <input name="budget" type="radio" aria-label="yes" value="yes" required />
      <input name="budget" type="radio" aria-label="no" value="no" required />
      <output>{JSON.stringify(errors)}</output>
    </form>
  );
}

const errors = (): unknown => JSON.parse(screen.getByRole('status').textContent);
const form = () => screen.getByRole<HTMLFormElement>('form');
const press = () => act(() => void form().checkValidity());

test('there are no errors before the browser has refused the form', () => {
  render(<Form />);
  fireEvent.input(screen.getByLabelText('email'), { target: { value: 'still nobody' } });
  expect(errors()).toEqual({});
});

test('reports each refused field by its name', () => {
  render(<Form />);
  press();
  expect(errors()).toEqual({ fullName: 'missing', email: 'invalid', budget: 'missing' });
});

test('a message disappears when its field is corrected, and only then', () => {
  render(<Form />);
  press();
  fireEvent.input(screen.getByLabelText('email'), { target: { value: 'nobody.at' } });
  expect(errors()).toMatchObject({ email: 'invalid' });
  fireEvent.input(screen.getByLabelText('email'), { target: { value: 'a@b.example' } });
  expect(errors()).toEqual({ fullName: 'missing', budget: 'missing' });
  fireEvent.click(screen.getByLabelText('no'));
  expect(errors()).toEqual({ fullName: 'missing' });
});

test('an address that was removed again is missing', () => {
  render(<Form />);
  press();
  fireEvent.input(screen.getByLabelText('email'), { target: { value: '' } });
  press();
  expect(errors()).toMatchObject({ email: 'missing' });
});

test('a reset removes all messages', () => {
  render(<Form />);
  press();
  act(() => form().reset());
  expect(errors()).toEqual({});
});
