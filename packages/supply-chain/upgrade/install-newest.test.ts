import { installNewest, npmReason } from './install-newest';

const specs = ['react@^19.3.1', '@chakra-ui/react@^3.37.0'];
const versions = new Map([
  ['react@^19.3.1', ['19.3.1', '19.4.0']],
  ['@chakra-ui/react@^3.37.0', ['3.37.0', '3.38.0', '3.39.0']],
]);

/** Installs with an npm that lacks some of these versions. */
function installWithout(lacking: readonly string[]) {
  const installed: string[] = [];
  const kept = installNewest(
    specs,
    (asked) => {
      const newest = asked.map((spec) => spec.replace(/\^.+/, versions.get(spec)?.at(-1) ?? ''));
      if (newest.some((spec) => lacking.includes(spec))) return 'No matching version found.';
      installed.push(...newest);
      return null;
    },
    (spec) => versions.get(spec) ?? [],
  );
  return { installed, kept: kept.map(({ spec }) => spec) };
}

test('all packages are installed together, in their newest versions', () => {
  expect(installWithout([])).toEqual({
    installed: ['react@19.4.0', '@chakra-ui/react@3.39.0'],
    kept: [],
  });
});

test('if the newest version cannot be installed, the newest possible one is', () => {
  expect(installWithout(['@chakra-ui/react@3.39.0'])).toEqual({
    installed: ['react@19.4.0', '@chakra-ui/react@3.38.0'],
    kept: ['@chakra-ui/react@3.39.0'],
  });
});

test('the reason is the first sentence of npm’s error message', () => {
  expect(
    npmReason(
      'npm warn\nnpm warn Unknown user config\nnpm error code ETARGET\nnpm error notarget No matching version found for @ark-ui/react@5.40.0.\nnpm error notarget In most cases',
    ),
  ).toBe('No matching version found for @ark-ui/react@5.40.0.');
});
