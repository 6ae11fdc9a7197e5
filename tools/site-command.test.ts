import { spawnSync } from 'node:child_process';

test('an unknown command fails, and names those that there are', () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'tools/site-command.ts', 'strat'],
    { encoding: 'utf8' },
  );
  expect(stderr).toContain('There is no command "strat". Choose: start, develop, build');
  expect(status).toBe(1);
});
