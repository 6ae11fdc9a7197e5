/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { contactWords } from '../../tests/support/fixtures';
import { renderInTheme } from '../../tests/support/render-in-theme';
import { Inquiry } from './inquiry';

test('the form is named by its heading and asks the specified questions', () => {
  renderInTheme(
    <Inquiry
      eyebrow="Inquiry"
      headline="Build Your *Narrative*"
      lede="Short answers are fine."
      form={contactWords()}
      email="hello@acme.example"
      schedulingPage="https://calendar.acme.example/"
      plans={[]}
    />,
  );
  const form = screen.getByRole('form', { name: 'Build Your Narrative' });
  const fields = form.querySelectorAll<HTMLInputElement>('[name]:not([aria-hidden] *)');
  const names = [...fields].map(({ name }) => name);
  expect([...new Set(names)]).toEqual([
    'fullName',
    'email',
    'role',
    'goals',
    'helpNeeded',
    'timeline',
    'budget',
    'additional',
  ]);
  expect(within(form).getByRole('button')).toHaveTextContent(contactWords().submit);
});
