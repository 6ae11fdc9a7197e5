/**
 * Headers for the files at one address: `/*` for all, `/static/*` for a folder, `/icon.svg` for
 * one, `/about/index.html` for a page.
 */
export type Rule = { address: string; headers: Readonly<Record<string, string>> };
