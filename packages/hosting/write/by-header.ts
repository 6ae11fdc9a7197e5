import type { Rule } from '../rule';

/** One header: its value everywhere, and its values at these other addresses. */
export type HeaderValues = {
  name: string;
  value: string;
  elsewhere: { address: string; value: string }[];
};

/** Groups the rules by header, for servers that are configured one header at a time. */
export function byHeader([everywhere, ...others]: readonly Rule[]): HeaderValues[] {
  const names = new Set(
    [everywhere, ...others].flatMap((rule) => Object.keys(rule?.headers ?? {})),
  );
  return [...names].map((name) => ({
    name,
    value: everywhere?.headers[name] ?? '',
    elsewhere: others.flatMap(({ address, headers }) => {
      const value = headers[name];
      return value === undefined ? [] : [{ address, value }];
    }),
  }));
}

/** Returns a text in double quotes, as nginx and Caddy both read it. */
export function quoted(text: string): string {
  if (/["\\${}\n]/.test(text)) {
    throw new Error(
      `No configuration can contain ${JSON.stringify(text)}: write ", \\, $, { and } as %22, %5C, %24, %7B and %7D.`,
    );
  }
  return `"${text}"`;
}
