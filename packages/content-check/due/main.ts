import { join } from 'node:path';
import { projectRoot } from '../../kit/paths';
import { dueIn } from './due';

// npm runs the script in the folder of its package.
process.chdir(projectRoot);
const due = dueIn(join(projectRoot, 'content'));
for (const file of due) console.log(`content/${file}`);
// Having nothing to build is not a failure, so a workflow reads the lines, not the exit code.
if (due.length === 0) console.error('No article has come due since yesterday.');
