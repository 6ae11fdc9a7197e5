import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { rightSite } from './right-site';
import { png, type Files } from './site-in-memory';

const text = z.union([
  z.string(),
  z
    .strictObject({ repeat: z.string(), times: z.number() })
    .transform((one) => one.repeat.repeat(one.times)),
]);

/** What a whole file becomes; null deletes it. */
const file = z.union([
  text,
  z.null(),
  z.strictObject({ base64: z.string() }).transform(({ base64 }) => Buffer.from(base64, 'base64')),
  z
    .strictObject({ png: z.tuple([z.number(), z.number()]), bytes: z.number().optional() })
    .transform(({ png: [width, height], bytes }) => png(width, height, bytes)),
]);

const list = z.union([z.string().transform((one) => [one]), z.array(z.string())]);

const row = z.strictObject({
  file: z.string().optional(),
  from: z.string().optional(),
  to: text.optional(),
  text: file.optional(),
  /** Changes in other files, by their names: what is replaced, and by what. */
  also: z.record(z.string(), z.tuple([z.string(), z.string()])).default({}),
  says: list.optional(),
  fixed: z.string().optional(),
});

/** A row that is a text alone has no mistake. */
const anyRow = z.union([
  z.string().transform((to): z.infer<typeof row> => ({ to, also: {} })),
  row,
]);

const table = z.array(
  z.strictObject({
    file: z.string().optional(),
    from: z.string().optional(),
    rows: z.record(z.string(), anyRow),
  }),
);

/** A mistake that a writer makes in the right site, and what the check answers. */
export type Mistake = {
  name: string;
  /** The site with the mistake in it. */
  wrong: Files;
  file: string;
  /** Every sentence that the check says, with the rule. */
  says: readonly string[];
  /** The site after `--fix`; left out: it has to be mended by hand. */
  fixed?: Files;
};

/** Returns a site with a change in one of its files. */
function siteWith(site: Files, name: string, from: string | undefined, to: z.infer<typeof file>) {
  const files = new Map(site);
  if (to === null) files.delete(name);
  else if (from === undefined) files.set(name, to);
  else {
    const [before, after, ...more] = String(files.get(name)).split(from);
    if (before === undefined || after === undefined || more.length > 0)
      throw new Error(`${name} does not say "${from}" once`);
    files.set(name, before + String(to) + after);
  }
  return files;
}

/** Reads the rows of a table. */
export function readTable(path: string): Mistake[] {
  return table.parse(parse(readFileSync(path, 'utf8'))).flatMap((group) =>
    Object.entries(group.rows).map(([name, own]) => {
      const { file: place, from, to, text: whole, also, says = [], fixed } = { ...group, ...own };
      if (place === undefined) throw new Error(`"${name}" in ${basename(path)} names no file`);
      const around = Object.entries(also).reduce<Files>(
        (site, [other, [before, after]]) => siteWith(site, other, before, after),
        rightSite,
      );
      const change = (by: z.infer<typeof file>) =>
        siteWith(around, place, whole === undefined ? from : undefined, by);
      return {
        name,
        file: place,
        wrong: change(whole === undefined ? (to ?? '') : whole),
        says: says.map((said) => (/^\d/.test(said) ? `content/${place}:${said}` : said)),
        ...(fixed !== undefined && { fixed: change(fixed) }),
      };
    }),
  );
}
