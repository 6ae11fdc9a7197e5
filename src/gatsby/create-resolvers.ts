import type { GatsbyNode } from 'gatsby';
import { articleKind, entryKinds, pageKinds } from '../content/kinds';

/** Returns the field of `Query` for one entry of a type, as Gatsby names it. */
const fieldOf = (type: string) => type.charAt(0).toLowerCase() + type.slice(1);

/**
 * Makes the fields of `Query` for single entries non-null: `siteSettings`, `aboutPage`. The check has
 * run, so each file exists, and a page is asked for by an id that exists.
 */
export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers: create }) => {
  const single = entryKinds.filter(({ from }) => 'file' in from);
  const fields = [...single, ...pageKinds, articleKind].map(({ type }): [string, object] => [
    fieldOf(type),
    { type: `${type}!` },
  ]);
  // Gatsby types this as a bare Function.
  Reflect.apply(create, undefined, [{ Query: Object.fromEntries(fields) }]);
};
