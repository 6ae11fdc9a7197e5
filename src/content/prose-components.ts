import { z } from 'zod';
import { href } from './primitives';

/**
 * The components that writers may use in a text, each with its attributes. `src/prose` defines
 * their look. They accept plain words between their tags.
 */
export const proseComponents = {
  Action: z
    .object({ href: href() })
    .strict()
    .meta({ description: 'A link that looks like a button' }),
  WhenRecaptcha: z
    .object({})
    .strict()
    .meta({ description: 'A paragraph of its own, shown while reCAPTCHA guards the forms' }),
};

export type ProseComponentName = keyof typeof proseComponents;

/** Returns the schema of a component's attributes; undefined if there is no such component. */
export const attributesOf = (name: string): z.ZodObject | undefined =>
  new Map<string, z.ZodObject>(Object.entries(proseComponents)).get(name);

/** The components, for a sentence of advice: the one of the privacy page helps on no other. */
export const componentNames = Object.keys(proseComponents)
  .filter((name) => name !== 'WhenRecaptcha')
  .map((name) => `<${name}>`)
  .join(', ');
