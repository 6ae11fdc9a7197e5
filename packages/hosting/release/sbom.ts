import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const lockSchema = z.object({
  name: z.string(),
  version: z.string(),
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      integrity: z.string().optional(),
      dev: z.boolean().optional(),
      license: z.string().optional(),
      dependencies: z.record(z.string(), z.string()).optional(),
      optionalDependencies: z.record(z.string(), z.string()).optional(),
    }),
  ),
});
type Packages = z.infer<typeof lockSchema>['packages'];

const modules = 'node_modules/';
const nameOf = (at: string) => at.slice(at.lastIndexOf(modules) + modules.length);

/** Returns the package URL for npm: https://github.com/package-url/purl-spec */
const purl = (name: string, version: string) =>
  `pkg:npm/${name.replace('@', '%40')}@${version.replaceAll('+', '%2B')}`;

/**
 * Returns where Node finds a dependency of the package at `from`: the nearest folder upward that
 * has it.
 */
function resolve(packages: Packages, from: string, name: string): string | null {
  const candidate = `${from === '' ? '' : `${from}/`}${modules}${name}`;
  if (packages[candidate]) return candidate;
  if (from === '') return null;
  const parent = from.lastIndexOf(`/${modules}`);
  return resolve(packages, parent === -1 ? '' : from.slice(0, parent), name);
}

function licenseOf(root: string, at: string): string | undefined {
  const file = path.join(root, at, 'package.json');
  if (!existsSync(file)) return undefined;
  return z
    .object({ license: z.string().optional() })
    .catch({})
    .parse(JSON.parse(readFileSync(file, 'utf8'))).license;
}

/**
 * Returns the parts of a release as CycloneDX 1.6, https://cyclonedx.org/docs/1.6/json/: every
 * package of the lock that a build may use, with its checksum, its license and its dependencies.
 * Test tools are not part of it. `npm sbom` refuses this tree, because Gatsby's packages ask for older
 * React and ESLint as peers.
 *
 * @param root the folder of package-lock.json
 * @param at when, as an ISO time
 */
export function billOfMaterials(root: string, at: string): string {
  const lock = lockSchema.parse(
    JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')),
  );
  const used = Object.entries(lock.packages).filter(([where, { dev }]) => where !== '' && !dev);
  const refOf = (where: string) => `${where}@${lock.packages[where]?.version ?? ''}`;
  const needs = (where: string): string[] => {
    const { dependencies = {}, optionalDependencies = {} } = lock.packages[where] ?? {};
    const found = Object.keys({ ...dependencies, ...optionalDependencies })
      .map((name) => resolve(lock.packages, where, name))
      .filter((one) => one !== null);
    return [...new Set(found)].map(refOf).sort();
  };
  const components = used.map(([where, { version = '', integrity = '', license }]) => {
    const name = nameOf(where);
    const [algorithm, sum = ''] = integrity.split(/-(.*)/);
    const known = license ?? licenseOf(root, where);
    return {
      type: 'library',
      'bom-ref': refOf(where),
      name,
      version,
      purl: purl(name, version),
      ...(algorithm === 'sha512'
        ? { hashes: [{ alg: 'SHA-512', content: Buffer.from(sum, 'base64').toString('hex') }] }
        : {}),
      ...(known ? { licenses: [{ license: { name: known } }] } : {}),
    };
  });
  const self = `${lock.name}@${lock.version}`;
  return `${JSON.stringify(
    {
      bomFormat: 'CycloneDX',
      specVersion: '1.6',
      version: 1,
      metadata: {
        timestamp: at,
        component: {
          type: 'application',
          'bom-ref': self,
          name: lock.name,
          version: lock.version,
        },
      },
      components,
      dependencies: [
        { ref: self, dependsOn: needs('') },
        ...used.map(([where]) => ({ ref: refOf(where), dependsOn: needs(where) })),
      ],
    },
    null,
    2,
  )}\n`;
}
