/** @jest-environment jsdom */
import { startForms } from './forms';
import { holdSubmits } from './hold-submits';

// `src/forms/walk.test.tsx` and `tests/e2e/forms/before-react.spec.ts` show what a form does before React.

test('leaving the page keeps nothing that the browser has restored', () => {
  document.body.innerHTML = '<form data-form="contact"><input name="fullName"></form>';
  holdSubmits();
  startForms();
  Object.assign(document.querySelector('input') ?? {}, { value: 'Ada' });
  dispatchEvent(new Event('pagehide'));
  expect(sessionStorage).toHaveLength(0);
  document.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true }));
  dispatchEvent(new Event('pagehide'));
  expect(sessionStorage.getItem('draft:contact')).toContain('Ada');
});
