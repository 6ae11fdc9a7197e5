import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { temporaryFolder } from '../tests/support/temporary-folder';
import { showProgress, stages } from './build-progress';

const gatsbySource = ['services/initialize', 'commands/build', 'utils/worker/pool']
  .map((file) => readFileSync(`node_modules/gatsby/dist/${file}.js`, 'utf8'))
  .join('\n');

test.each(stages)('Gatsby has an activity "$activity"', ({ activity }) => {
  expect(gatsbySource).toContain(`\`${activity}\``);
});

test('a build prints its stages, warnings and errors; the log has everything', async () => {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const logFile = join(temporaryFolder(), 'reports/build.log');
  const printed: string[] = [];
  const currentTask = showProgress({ stdout, stderr }, logFile, (text) => printed.push(text));
  const write = (type: string, payload: object) =>
    stdout.write(`${JSON.stringify({ type, payload })}\n`);
  write('SET_STATUS', {});
  write('ACTIVITY_START', { id: 'load plugins', text: 'load plugins' });
  write('LOG', { level: 'ACTIVITY_SUCCESS', text: 'load plugins', duration: 1.02 });
  write('ACTIVITY_START', { id: 'build-html', text: 'Building HTML renderer' });
  write('LOG', { level: 'WARNING', text: 'a warning' });
  stdout.write('a text of a dependency\n');
  write('LOG', { level: 'ERROR', text: 'an error' });
  stderr.write('out of memory\n');
  await new Promise((resolve) => setImmediate(resolve));
  expect(printed).toEqual([
    '  Bundling the scripts that write the pages (usually 15 s)',
    'a warning',
    'an error',
    'out of memory',
  ]);
  expect(currentTask()).toBe('Bundling the scripts that write the pages');
  expect(readFileSync(logFile, 'utf8')).toBe(
    'load plugins (1.0 s)\na warning\na text of a dependency\nan error\nout of memory\n',
  );
});
