import type { Rule } from './rule';

/** True when a rule is for this file: `/static/*` for all that is below that folder. */
export const isFor = ({ address }: Rule, file: string): boolean =>
  address.endsWith('*') ? file.startsWith(address.slice(0, -1)) : file === address;

/** All headers of a file; where rules meet, the later one counts. */
export const headersOf = (rules: readonly Rule[], file: string): Rule['headers'] =>
  Object.fromEntries(
    rules.filter((rule) => isFor(rule, file)).flatMap(({ headers }) => Object.entries(headers)),
  );
