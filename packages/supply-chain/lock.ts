import { z } from 'zod';

const locked = z.object({
  resolved: z.string().optional(),
  integrity: z.string().optional(),
  hasInstallScript: z.boolean().optional(),
  link: z.boolean().optional(),
});
type Locked = z.infer<typeof locked>;

const lockSchema = z.object({
  lockfileVersion: z.number(),
  packages: z.record(z.string(), locked),
});

/** The folders of this repository's own packages. */
const workspace = /^packages\/[\w-]+$/;

/** The only source of packages, whichever mirror a machine uses. */
const registry = 'https://registry.npmjs.org/';

/**
 * Returns what package-lock.json should not contain, in sentences: packages without a checksum,
 * from places other than the registry, or with an installation script that nobody has reviewed.
 *
 * @param known the names of packages whose scripts are known, as in the lock; each has to have one
 */
export function lockFaults(lock: unknown, known: ReadonlySet<string>): string[] {
  const { lockfileVersion, packages } = lockSchema.parse(lock);
  const isOwn = (where: string, { link, resolved }: Locked) =>
    where === '' || workspace.test(where) || (link === true && workspace.test(resolved ?? ''));
  const entries = Object.entries(packages).filter(([where, found]) => !isOwn(where, found));
  const nameOf = (where: string) => where.slice(where.lastIndexOf('node_modules/') + 13);
  const scripted = new Set(
    entries.filter(([, found]) => found.hasInstallScript).map(([where]) => nameOf(where)),
  );
  return [
    ...(lockfileVersion === 3 ? [] : [`The lock is of version ${lockfileVersion}, and not 3.`]),
    ...entries.flatMap(([where, { resolved, integrity, link }]) => [
      ...(resolved === undefined || resolved.startsWith(registry)
        ? []
        : [`${where} comes from ${resolved}, and not from the registry.`]),
      ...(integrity?.startsWith('sha512-') ? [] : [`${where} has no SHA-512 to check it by.`]),
      ...(link ? [`${where} is a link to a folder.`] : []),
    ]),
    ...[...scripted]
      .filter((name) => !known.has(name))
      .map(
        (name) =>
          `${name} has an installation script, which is not run. Check that it works without, and list it.`,
      ),
    ...[...known]
      .filter((name) => !scripted.has(name))
      .map((name) => `${name} no longer has an installation script. Remove it from the list.`),
  ];
}
