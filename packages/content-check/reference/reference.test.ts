import { spawnSync } from 'node:child_process';

test('the writers’ reference and the schemas for editors are current', () => {
  const args = ['--import', 'tsx', 'packages/content-check/reference/main.ts', '--check'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(stdout + stderr).toBe('');
  expect(status).toBe(0);
});
