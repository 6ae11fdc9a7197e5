import { join } from 'node:path';
import { projectRoot } from '../../kit/paths';
import { dueIn } from './due';

const due = dueIn(join(projectRoot, 'content'));
for (const file of due) console.log(`content/${file}`);
// Nothing to build is no failure, so the exit code tells nothing: a workflow reads the lines.
if (due.length === 0) console.error('No article has come due since yesterday.');
