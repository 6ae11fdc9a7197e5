/** @jest-environment jsdom */
import { startPrint } from './print';

// tests/e2e/print.spec.ts has browsers that need none of this.

test('questions are open on paper, and as before afterwards', () => {
  Object.assign(globalThis, { CSS: { supports: () => false } });
  document.body.innerHTML =
    '<details name="faq" open></details><details name="faq"></details><details></details>';
  const all = [...document.querySelectorAll('details')];
  const before = document.body.innerHTML;
  startPrint();
  dispatchEvent(new Event('beforeprint'));
  expect(all.map(({ open }) => open)).toEqual([true, true, true]);
  dispatchEvent(new Event('afterprint'));
  expect(document.body.innerHTML).toBe(before);
});
