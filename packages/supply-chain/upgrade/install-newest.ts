/** Installs packages by their specs, and returns npm's reason for a failure, or null. */
type Install = (specs: readonly string[]) => string | null;

/** A package that keeps a version older than the newest one, and the reason. */
type Kept = { spec: string; reason: string };

/**
 * Installs all packages together. If that fails, it installs each by itself, in its newest version
 * that can be installed: a registry may lack the dependencies of the newest one.
 *
 * @param specs what to install: `gatsby@^5.16.1`
 * @param versionsOf returns the versions that a spec allows, oldest first
 */
export function installNewest(
  specs: readonly string[],
  install: Install,
  versionsOf: (spec: string) => readonly string[],
): Kept[] {
  if (install(specs) === null) return [];
  return specs.flatMap((spec) => {
    const name = spec.slice(0, spec.lastIndexOf('@'));
    const kept: Kept[] = [];
    for (const version of [...versionsOf(spec)].reverse()) {
      const reason = install([`${name}@${version}`]);
      if (reason === null) break;
      kept.push({ spec: `${name}@${version}`, reason });
    }
    return kept;
  });
}

/** Returns the first sentence of npm's error message. */
export const npmReason = (printed: string): string =>
  [...printed.matchAll(/^npm (?:ERR!|error) (?:notarget )?(?!code )(.+)$/gm)][0]?.[1] ??
  'npm gave no reason';
