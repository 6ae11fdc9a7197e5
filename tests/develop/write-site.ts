import path from 'node:path';
import { run } from '../../tools/run';
import { copyProject } from '../support/copy-project';
import { writeExampleSite } from '../support/example-site';
import { projectRoot } from '../support/sites';

run(async () => {
  const folder = path.join(projectRoot, '.sites/develop');
  copyProject(folder);
  await writeExampleSite(folder);
});
