import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Tab, Target } from './engine';
import { retry } from './retry';

/** Testing Library, which finds elements by role and name in every engine. */
const library = readFileSync(
  require.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

/** Returns an expression for an element; where it is not there exactly once, the expression throws. */
export const elementOf = ({ role, name, within }: Target): string => {
  const container = within ? elementOf(within) : 'document.body';
  // The build keeps some words together with a space that does not break.
  const isNamed = `(found) => found.replace(/\\s/g, ' ') === ${JSON.stringify(name)}`;
  const options = name === undefined ? '{}' : `{ name: ${isNamed} }`;
  return `TestingLibraryDom.getByRole(${container}, ${JSON.stringify(role)}, ${options})`;
};

/** Returns a script that makes `elementOf` work in a page. */
export const queryScript = `(() => { if (!("TestingLibraryDom" in globalThis)) { ${library} } })()`;

const placeSchema = z.object({ x: z.number(), y: z.number() });

/** Scrolls to an element, and returns its middle once it has come to rest: bands on the way are laid out late. */
export const placeOf = (evaluate: Tab['evaluate'], target: Target) =>
  retry(async () => {
    const look = async () => {
      await evaluate(queryScript);
      return placeSchema.parse(
        await evaluate(`(() => {
          const element = ${elementOf(target)};
          element.scrollIntoView({ block: 'center', behavior: 'instant' });
          const { left, top, width, height } = element.getBoundingClientRect();
          return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
        })()`),
      );
    };
    const [first, second] = [await look(), await look()];
    if (first.x !== second.x || first.y !== second.y) throw new Error('The element still moves.');
    return second;
  });
