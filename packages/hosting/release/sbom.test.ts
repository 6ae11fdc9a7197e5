import { z } from 'zod';
import { billOfMaterials } from './sbom';

const bill = z.object({
  bomFormat: z.literal('CycloneDX'),
  components: z.array(
    z.object({
      'bom-ref': z.string(),
      name: z.string(),
      hashes: z.array(z.object({ alg: z.literal('SHA-512') })).min(1),
      licenses: z.unknown().optional(),
    }),
  ),
  dependencies: z.array(z.object({ ref: z.string(), dependsOn: z.array(z.string()) })),
});

test('the list has every part of a build with checksum, license and dependencies, and no tool', () => {
  const { components, dependencies } = bill.parse(JSON.parse(billOfMaterials()));
  const names = components.map(({ name }) => name);
  expect(names).toContain('gatsby');
  const react = components.find(({ name }) => name === 'react');
  expect(react?.licenses).toEqual([{ license: { id: 'MIT' } }]);
  for (const tool of ['jest', 'lighthouse', '@fastify/busboy']) expect(names).not.toContain(tool);
  const known = new Set(components.map((component) => component['bom-ref']));
  const missing = dependencies
    .flatMap(({ dependsOn }) => dependsOn)
    .filter((ref) => !known.has(ref));
  expect(missing).toEqual([]);
});
