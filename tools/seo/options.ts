import { parseArgs } from 'node:util';
import { projectRoot } from '../paths';

/** What `npm run seo` was asked for. */
export type SeoOptions = {
  /** The folder that holds `content/` and `public/`, and gets `reports/seo/`. */
  site: string;
  /** true: Lighthouse visits every page that may be found. */
  lighthouse: boolean;
  /** true: other sites are asked whether the pages that are linked to are there. */
  links: boolean;
};

/**
 * Reads `--lighthouse --links --site folder`.
 * @throws a sentence when an option is unknown
 */
export function readSeoOptions(args: string[]): SeoOptions {
  const flag = { type: 'boolean', default: false } as const;
  const site = { type: 'string', default: projectRoot } as const;
  const { values } = parseArgs({ args, options: { site, lighthouse: flag, links: flag } });
  return values;
}
