import { parseArgs } from 'node:util';

/** What `npm run seo` was asked for. */
export type SeoOptions = {
  /** true: Lighthouse visits every page that may be found. */
  lighthouse: boolean;
  /** true: other sites are asked whether the pages that are linked to are there. */
  links: boolean;
};

/**
 * Reads `--lighthouse --links`.
 * @throws a sentence when an option is unknown
 */
export function readSeoOptions(args: string[]): SeoOptions {
  const flag = { type: 'boolean', default: false } as const;
  const { values } = parseArgs({ args, options: { lighthouse: flag, links: flag } });
  return values;
}
