/** @jest-environment jsdom */
import { fc } from '../../tests/support/fast-check';
import { step } from '../../tests/support/form-steps';
import { FormWalk } from '../../tests/support/form-walk';

jest.mock('./email');
// Bounded by runs, never by time.
jest.setTimeout(1_200_000);

// React reports here what it recovers from.
addEventListener('error', (event) => event.preventDefault());
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  jest.spyOn(console, 'info').mockImplementation();
  jest.spyOn(console, 'error').mockImplementation();
  Object.assign(globalThis, { reportError: jest.fn() });
});
afterEach(() => jest.useRealTimers());

test('in any order of events, no typed text is lost, nothing is sent without a submit, and every submit is answered', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 24 }), async (steps) => {
      const walk = new FormWalk();
      await walk.world.start();
      for (const one of steps) await walk.run(one);
      await walk.end();
    }),
    { numRuns: Number(process.env.WALKS ?? 400) },
  );
});
