/** Headers for the files under one address: `/*` for all, `/static/*` for a folder, `/icon.svg` for one. */
export type Rule = { address: string; headers: Readonly<Record<string, string>> };

/** Whether a rule speaks of a file. @param file the address of a file, such as `/about/index.html` */
export const speaksOf = ({ address }: Rule, file: string): boolean =>
  address.endsWith('*') ? file.startsWith(address.slice(0, -1)) : file === address;

/** The headers of one file; where several rules name a header, the last one counts. */
export const headersOf = (rules: readonly Rule[], file: string): Record<string, string> =>
  Object.assign({}, ...rules.filter((rule) => speaksOf(rule, file)).map(({ headers }) => headers));
