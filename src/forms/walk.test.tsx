/** @jest-environment jsdom */
import { fc } from '../../tests/support/fast-check';
import type { ReactNode } from 'react';
import type { FormName } from '../inline/forms';
import { FormWalk, step } from '../../tests/support/form-walk';

jest.mock('./email');
jest.mock('../islands/island', () => {
  const actual: typeof import('../islands/island') = jest.requireActual('../islands/island');
  const { useEffect, useState }: typeof import('react') = jest.requireActual('react');
  /** Throws where the walk makes React fail. */
  function Fuse({ children }: { children: ReactNode }) {
    const [hasFailed, setFailed] = useState(false);
    useEffect(() => {
      const fail = () => setFailed(true);
      document.addEventListener('react-fails', fail);
      return () => document.removeEventListener('react-fails', fail);
    }, []);
    if (hasFailed) throw new Error('React fails.');
    return children;
  }
  const { contact, newsletter } = actual.islands;
  const islands = { contact: <Fuse>{contact}</Fuse>, newsletter: <Fuse>{newsletter}</Fuse> };
  const Island = ({ name }: { name: FormName }) => <div data-island={name}>{islands[name]}</div>;
  return { islands, Island };
});
// Bounded by runs, never by time.
jest.setTimeout(7_200_000);

// React reports here what it recovers from.
addEventListener('error', (event) => event.preventDefault());
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  jest.spyOn(console, 'info').mockImplementation();
  jest.spyOn(console, 'error').mockImplementation();
  // Without motion.
  Object.assign(globalThis, { reportError: jest.fn(), matchMedia: () => ({ matches: true }) });
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
    { numRuns: Number(process.env.WALKS ?? 30) },
  );
});
