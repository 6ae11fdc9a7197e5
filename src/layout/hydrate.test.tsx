/** @jest-environment jsdom */
import { useEffect } from 'react';
import { replaceHydrateFunction } from './hydrate';

const reported = jest.fn();
const failed = jest.fn();

beforeEach(() => {
  jest.clearAllMocks();
  Object.assign(globalThis, { reportError: reported });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  document.body.innerHTML =
    '<script src="/webpack-runtime-1.js"></script><div id="page"><form><input></form></div>';
  document.querySelector('script')?.addEventListener('error', failed);
});

/**
 * Resolves when the page has settled. Outside of `act`, which would catch the error, only the page
 * itself signals this.
 */
const settled = jest.fn();
const settle = async () => {
  while (settled.mock.calls.length + failed.mock.calls.length === 0) {
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
};

function Page({ isBroken }: { isBroken: boolean }) {
  useEffect(settled);
  if (isBroken) throw new Error('There is no page.');
  return (
    <form>
      <input />
    </form>
  );
}

async function hydrate(isBroken: boolean): Promise<HTMLInputElement | null> {
  const container = document.querySelector('#page');
  const input = document.querySelector('input');
  if (!container || !input) throw new Error('There is no page to hydrate.');
  input.value = 'typed';
  const start: unknown =
    replaceHydrateFunction && Reflect.apply(replaceHydrateFunction, undefined, []);
  if (typeof start !== 'function') throw new Error('There is no function that hydrates.');
  document.querySelector('input')?.focus();
  Reflect.apply(start, undefined, [<Page key="page" isBroken={isBroken} />, container]);
  await settle();
  return document.querySelector('input');
}

test('if React fails, the page keeps what was typed and the focus, and the inline script is notified', async () => {
  const field = await hydrate(true);
  expect(field?.value).toBe('typed');
  expect(document.activeElement).toBe(field);
  expect(failed).toHaveBeenCalledTimes(1);
  expect(reported).toHaveBeenCalledWith(new Error('There is no page.'));
});

test('no failure is reported if React hydrates the page', async () => {
  expect((await hydrate(false))?.value).toBe('typed');
  expect(failed).not.toHaveBeenCalled();
});
