/** @jest-environment jsdom */
import { printAnswers } from './print-answers';

// tests/e2e/print.spec.ts has browsers that need none of this.

test('the words of a long answer are on paper, and its field afterwards', () => {
  Object.assign(globalThis, { CSS: { supports: () => false } });
  document.body.innerHTML = '<form><textarea></textarea></form>';
  const [form] = document.forms;
  const [field] = document.querySelectorAll('textarea');
  if (!form || !field) throw new Error('the page has no field');
  field.value = 'One\nTwo';
  printAnswers(form);
  dispatchEvent(new Event('beforeprint'));
  expect(document.body.innerHTML).toMatch(/display: none.*pre-wrap.*One\nTwo/s);
  dispatchEvent(new Event('afterprint'));
  expect(field.style.display).toBe('');
  expect(document.querySelector('p')).toBeNull();
});
