import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Returns whether visitors may read the maps of the scripts: GATSBY_SOURCE_MAPS=true. */
export const publishesMaps = () => process.env.GATSBY_SOURCE_MAPS === 'true';

/**
 * Moves the maps of the scripts out of the built site, into their own folder. A release keeps them
 * next to the site: they lead from a line in an error report to the line in `src/`.
 */
export function keepMapsApart(site: string, into: string): void {
  rmSync(into, { recursive: true, force: true });
  if (publishesMaps()) return;
  const maps = readdirSync(join(site, 'static')).filter((name) => name.endsWith('.js.map'));
  mkdirSync(into, { recursive: true });
  for (const map of maps) renameSync(join(site, 'static', map), join(into, map));
}
