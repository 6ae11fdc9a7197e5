import { parseArgs } from 'node:util';
import { projectRoot } from '../kit/paths';

/** The options of `npm run seo`. */
type SeoOptions = {
  /** The folder that holds `content/` and `public/`, and gets `reports/seo/`. */
  site: string;
  /** true: run Lighthouse on every page for search. */
  lighthouse: boolean;
  /** true: request the linked pages of other sites. */
  links: boolean;
};

/**
 * Reads `--lighthouse --links --site folder`.
 * @throws when an option is unknown
 */
export function readSeoOptions(args: string[]): SeoOptions {
  const flag = { type: 'boolean', default: false } as const;
  const site = { type: 'string', default: projectRoot } as const;
  const { values } = parseArgs({ args, options: { site, lighthouse: flag, links: flag } });
  return values;
}
