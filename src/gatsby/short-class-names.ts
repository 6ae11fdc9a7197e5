import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { publicFolder } from './public-folder';
import { changePages, readPages } from './public-pages';

const namesSchema = z.record(z.string(), z.string());

/** From the names that Emotion gives to classes to shorter ones. */
type ClassNames = z.infer<typeof namesSchema>;

/** Pages that a build leaves as they are keep their names, hence what an earlier build called them counts. */
const memory = resolve('.cache/class-names.json');

/** Where classes stand in a page: its texts may well have a word that looks like one. */
const classPlaces = /(?<=<style id="page-styles">).*?(?=<\/style>)|(?<=\sclass=")[^"]+/gs;

/** What `src/theme/class-hash.ts` makes of a class; short names never have five characters. */
const longName = /(?<=\bc-)[0-9a-z]{5}\b/g;

/** Names all classes of the pages, those used most in the fewest characters. */
export function nameClasses(pages: Iterable<string>, known: ClassNames): ClassNames {
  const uses = new Map<string, number>();
  for (const html of pages) {
    const places = (html.match(classPlaces) ?? []).join(' ');
    for (const [name] of places.matchAll(longName)) {
      if (!(name in known)) uses.set(name, (uses.get(name) ?? 0) + 1);
    }
  }
  const first = Object.keys(known).length;
  const added = [...uses]
    .sort(([a, usesOfA], [b, usesOfB]) => usesOfB - usesOfA || (a < b ? -1 : 1))
    .map(([name], index): [string, string] => [name, (first + index).toString(36)]);
  return { ...known, ...Object.fromEntries(added) };
}

/** Puts the short names into a page. */
export const shorten = (html: string, names: ClassNames) =>
  html.replace(classPlaces, (place: string) =>
    place.replace(longName, (name: string) => names[name] ?? name),
  );

/**
 * Gives all classes in `public/` names of one or two characters. They stand in a page some hundred times,
 * and digits of a hash cannot be compressed: 550 of the home page's 14,070 bytes.
 * @returns the address of the script that tells them to the app
 */
export function shortenClassNames() {
  const known = existsSync(memory)
    ? namesSchema.parse(JSON.parse(readFileSync(memory, 'utf8')))
    : {};
  const names = nameClasses(readPages(), known);
  const table = JSON.stringify(names);
  const digest = createHash('sha256').update(table).digest('hex').slice(0, 10);
  const script = `/class-names-${digest}.js`;
  writeFileSync(memory, table);
  writeFileSync(
    join(publicFolder, script),
    `classNames=${table};dispatchEvent(new Event('class-names'))`,
  );
  changePages((html) => shorten(html, names));
  return script;
}
