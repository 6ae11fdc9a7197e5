import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { projectRoot } from '../../kit/paths';
import { billOfMaterials } from './sbom';
import { temporaryFolder } from '../../kit/testing/temporary-folder';

const bill = z.object({
  bomFormat: z.literal('CycloneDX'),
  specVersion: z.literal('1.6'),
  components: z.array(
    z.object({
      'bom-ref': z.string(),
      name: z.string(),
      purl: z.string(),
      hashes: z.array(z.object({ content: z.string() })).optional(),
    }),
  ),
  dependencies: z.array(z.object({ ref: z.string(), dependsOn: z.array(z.string()) })),
});
const read = (root: string) =>
  bill.parse(JSON.parse(billOfMaterials(root, '2025-01-01T00:00:00Z')));

test('the parts are the lock’s packages without test tools, each with its nearest dependencies', () => {
  const root = temporaryFolder();
  const packages = {
    '': { version: '1.0.0', dependencies: { a: '1' }, devDependencies: { tests: '1' } },
    'node_modules/a': {
      version: '1.0.0',
      integrity: 'sha512-AAEC',
      dependencies: { '@s/b': '2', c: '1' },
    },
    'node_modules/a/node_modules/@s/b': { version: '2.0.0', dependencies: { c: '1' } },
    'node_modules/@s/b': { version: '1.0.0' },
    'node_modules/c': { version: '1.0.0+build' },
    'node_modules/tests': { version: '1.0.0', dev: true },
  };
  writeFileSync(
    path.join(root, 'package-lock.json'),
    JSON.stringify({ name: 'site', version: '1.0.0', packages }),
  );
  const { components, dependencies } = read(root);
  rmSync(root, { recursive: true });
  expect(components.map(({ purl }) => purl)).toEqual([
    'pkg:npm/a@1.0.0',
    'pkg:npm/%40s/b@2.0.0',
    'pkg:npm/%40s/b@1.0.0',
    'pkg:npm/c@1.0.0%2Bbuild',
  ]);
  expect(components[0]?.hashes).toEqual([{ content: '000102' }]);
  expect(dependencies[0]).toEqual({ ref: 'site@1.0.0', dependsOn: ['node_modules/a@1.0.0'] });
  expect(dependencies[1]?.dependsOn).toEqual([
    'node_modules/a/node_modules/@s/b@2.0.0',
    'node_modules/c@1.0.0+build',
  ]);
});

test("this project's own list names each part once, and includes every dependency", () => {
  const { components, dependencies } = read(projectRoot);
  const refs = components.map((component) => component['bom-ref']);
  expect(components.map(({ name }) => name)).toEqual(expect.arrayContaining(['gatsby', 'react']));
  expect(components.map(({ name }) => name)).not.toContain('jest');
  expect(new Set(refs).size).toBe(refs.length);
  const known = new Set(refs);
  expect(
    dependencies.flatMap(({ dependsOn }) => dependsOn).filter((ref) => !known.has(ref)),
  ).toEqual([]);
});
