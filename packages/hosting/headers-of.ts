import type { Rule } from './rule';

/**
 * Returns whether a rule applies to this file: `/static/*` applies to everything below that folder.
 */
export const isFor = ({ address }: Rule, file: string): boolean =>
  address.endsWith('*') ? file.startsWith(address.slice(0, -1)) : file === address;

/** Returns all headers of a file; if rules overlap, the later one wins. */
export const headersOf = (rules: readonly Rule[], file: string): Rule['headers'] =>
  Object.fromEntries(
    rules.filter((rule) => isFor(rule, file)).flatMap(({ headers }) => Object.entries(headers)),
  );
