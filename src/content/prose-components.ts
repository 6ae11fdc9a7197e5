import { z } from 'zod';
import { href } from './primitives';

/**
 * The components that writers may use in a text, each with its attributes. `src/prose` has what they
 * look like. They take plain words between their tags.
 */
export const proseComponents = {
  Action: z
    .object({ href: href() })
    .strict()
    .meta({ description: 'A link that looks like a button' }),
};

export type ProseComponentName = keyof typeof proseComponents;

/** Returns the schema of a component's attributes; undefined when there is no such component. */
export const attributesOf = (name: string): z.ZodObject | undefined =>
  new Map<string, z.ZodObject>(Object.entries(proseComponents)).get(name);

/** The components, for a sentence. */
export const componentNames = Object.keys(proseComponents)
  .map((name) => `<${name}>`)
  .join(', ');
