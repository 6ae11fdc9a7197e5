import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { checkContent, errorsIn } from '../check';
import { openFolder } from '../content-folder';
import { launchToDos } from './checklist';

const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** SHA-256 of the icon that the site came with. */
const sampleIcon = '299c6bac1021644d67d290c577cd5a1efd11f6d679ac4edb3169041e4018ab51';

const folder = 'content';
const toDos = launchToDos({
  folder: openFolder(folder),
  env: process.env,
  envFile: read('.env.production'),
  hasSampleIcon: createHash('sha256').update(read('static/icon.svg')).digest('hex') === sampleIcon,
});
const errors = errorsIn(checkContent(folder)).length;
if (errors > 0)
  toDos.unshift({
    place: 'content/',
    task: `Fix ${errors === 1 ? 'the error' : `the ${errors} errors`} that npm run content lists`,
  });

if (toDos.length === 0) {
  console.log('Nothing is left of the sample. Build the site and publish it.');
} else {
  for (const { place, task } of toDos) console.log(`${place}  ${task}`);
  console.log(`\n${toDos.length} to do before launch`);
  process.exitCode = 1;
}
