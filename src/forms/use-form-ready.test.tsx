/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { formReadyEvent, type TakePress } from '../starter/forms';
import { useFormReady } from './use-form-ready';

const take = jest.fn();

function Form() {
  const formRef = useRef<HTMLFormElement>(null);
  useFormReady(formRef, take);
  return <form ref={formRef} aria-label="form" />;
}

test('a form signals once that it is ready, and the starter hears it on the document', () => {
  const ready = jest.fn();
  document.addEventListener(formReadyEvent, ready);
  const { rerender } = render(<Form />);
  rerender(<Form />);
  expect(ready).toHaveBeenCalledTimes(1);
  expect(ready).toHaveBeenCalledWith(expect.objectContaining({ target: screen.getByRole('form') }));
});

test('takes over an earlier press', () => {
  const pressed = new FormData();
  const answer = ({ detail }: Event & { detail?: TakePress }) => detail?.(pressed);
  document.addEventListener(formReadyEvent, answer, { once: true });
  render(<Form />);
  expect(take.mock.calls).toEqual([[pressed]]);
});
