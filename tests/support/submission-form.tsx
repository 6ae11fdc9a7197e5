import { fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useSubmission } from '../../src/forms/use-submission';

/** The reactions of the form in these tests after a press. */
export const reactions = { onSent: jest.fn(), onFailed: jest.fn() };

/** Prepares a test: a new tab, and a quiet console. */
export function openTab() {
  jest.restoreAllMocks();
  jest.resetAllMocks();
  sessionStorage.clear();
  jest.spyOn(console, 'info').mockImplementation();
  jest.spyOn(console, 'error').mockImplementation();
}

/** Renders a form that only sends and shows its phase. */
export function SubmissionForm({ children }: { children?: ReactNode }) {
  const { formRef, phase, onSubmit, onReset } = useSubmission('contact', reactions);
  return (
    <form ref={formRef} aria-label="form" data-app="contact" onSubmit={onSubmit} onReset={onReset}>
      <textarea name="additional" aria-label="additional" defaultValue="" />
      {children}
      <output>{phase}</output>
      <button type="submit">Send</button>
    </form>
  );
}

export const form = () => screen.getByRole<HTMLFormElement>('form');
export const phase = () => screen.getByRole('status').textContent;
export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
export const type = (value: string) =>
  fireEvent.input(screen.getByRole('textbox'), { target: { value } });
