/** @jest-environment jsdom */
import { fc } from '../../../tests/support/fast-check';
import {
  FormTab,
  formOf,
  names,
  resultIn,
  savedTextOf,
  tabEvent,
  wait,
  wordFields,
} from '../../../tests/support/form-tab';
import { fieldOf } from '../../../tests/support/forms';
import type { FormName } from '../../contract/form-fields';

jest.mock('../sending/email');
// Thousands of runs take long, so the time grows with their number: a hang still ends.
const runs = Number(process.env.RUNS ?? 20);
jest.setTimeout(60_000 + runs * 5_000);

/** Throws if a form breaks a requirement. */
function checkForm(tab: FormTab, name: FormName) {
  const isOwn = (one: { name: FormName }) => one.name === name;
  const [submitted, messages] = [tab.submitted.filter(isOwn), tab.messages.filter(isOwn)];
  for (const { parts } of messages)
    if (!submitted.some((one) => one.parts === parts))
      throw new Error(`${parts} was sent without a submit.`);
  if (messages.length > submitted.length)
    throw new Error(`${name} was sent more often than it was submitted.`);
  const result = resultIn(name);
  if (result === 'sent' && !messages.some(({ hasArrived }) => hasArrived))
    throw new Error(`${name} has not arrived.`);
  if (result === 'sent' || result === 'reported') tab.awaited.delete(name);
  const sent = messages.map(({ parts }) => decodeURIComponent(parts));
  const field = fieldOf(formOf(name), wordFields[name]);
  const places = [field.value, savedTextOf(name), ...sent].join();
  for (const { word } of tab.words.filter(isOwn))
    if (!places.includes(word))
      throw new Error(`${word} of ${name} is in no field, no saved answer and no message.`);
}

const check = (tab: FormTab) => {
  for (const name of names) checkForm(tab, name);
};

/** Ends everything in progress; by then every submit must have had a result. */
async function end(tab: FormTab) {
  await wait(21_000);
  check(tab);
  for (const name of names) formOf(name).dispatchEvent(new Event('focusin', { bubbles: true }));
  tab.script(true);
  await wait(31_000);
  check(tab);
  expect([...tab.awaited]).toEqual([]);
}

// React reports here what it recovers from.
addEventListener('error', (error) => error.preventDefault());
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  jest.spyOn(console, 'info').mockImplementation();
  jest.spyOn(console, 'error').mockImplementation();
  jest.spyOn(window, 'alert').mockImplementation();
  // Without motion.
  Object.assign(globalThis, { reportError: jest.fn(), matchMedia: () => ({ matches: true }) });
});
afterEach(() => jest.useRealTimers());

test('in any order of events, no typed text is lost, nothing is sent without a submit, and every submit has a result', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(tabEvent, { minLength: 8, maxLength: 24 }), async (events) => {
      const tab = new FormTab();
      await tab.open();
      for (const one of events) {
        await tab.run(one);
        check(tab);
      }
      await end(tab);
    }),
    { numRuns: runs },
  );
});
