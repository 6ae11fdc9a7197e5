import { parseArgs } from 'node:util';

/** What `npm run seo` was asked for. */
export type SeoOptions = {
  /** true: Lighthouse visits every page that may be found. */
  lighthouse: boolean;
};

/**
 * Reads `--lighthouse`.
 * @throws a sentence when an option is unknown
 */
export function readSeoOptions(args: string[]): SeoOptions {
  const { values } = parseArgs({
    args,
    options: { lighthouse: { type: 'boolean', default: false } },
  });
  return values;
}
