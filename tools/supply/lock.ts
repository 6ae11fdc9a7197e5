import { z } from 'zod';

const lockSchema = z.object({
  lockfileVersion: z.number(),
  packages: z.record(
    z.string(),
    z.object({
      resolved: z.string().optional(),
      integrity: z.string().optional(),
      hasInstallScript: z.boolean().optional(),
      link: z.boolean().optional(),
    }),
  ),
});

/** Where packages may come from, whichever mirror a machine asks. */
const registry = 'https://registry.npmjs.org/';

/**
 * What package-lock.json should not hold, in sentences: packages without a sum to check them by, from
 * other places than the registry, or with a script for their installation that nobody has looked at.
 *
 * @param known the names of packages whose scripts are known, as the lock has them; each has to have one
 */
export function lockFaults(lock: unknown, known: ReadonlySet<string>): string[] {
  const { lockfileVersion, packages } = lockSchema.parse(lock);
  const entries = Object.entries(packages).filter(([where]) => where !== '');
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
          `${name} brings a script for its installation, which is not run: see whether it works without, and list it.`,
      ),
    ...[...known]
      .filter((name) => !scripted.has(name))
      .map((name) => `${name} brings no script any more: take it off the list.`),
  ];
}
