import type { ContentKind } from '../content/kinds';

const small = (type: string) => type.charAt(0).toLowerCase() + type.slice(1);

/** Returns the field of `Query.content` through which templates read a kind that is not a page. */
export const contentField = ({ type, from }: ContentKind) =>
  'file' in from ? small(type) : `${small(type)}s`;

/** Returns the field through which the template of a page reads the page itself. */
export const pageField = small;
