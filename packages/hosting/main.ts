import path from 'node:path';
import { grade } from './observatory';
import { hostedSite } from './site';
import { writeServerFiles } from './write/server-files';
import { projectRoot, publicFolder } from '../kit/paths';
import { fail } from '../kit/stop';

/**
 * Writes the files of nginx, Caddy and CloudFront for the built site, and prints the grade of its
 * headers.
 */
function main(): void {
  const into = path.join(projectRoot, 'deploy/hosting');
  const names = writeServerFiles(publicFolder, into);
  for (const name of names) console.log(path.relative(projectRoot, path.join(into, name)));
  const { score, grade: letter } = grade(hostedSite(publicFolder).rules[0]?.headers ?? {});
  console.log(
    `\nThe headers are graded ${letter} (${score}) by the table of the HTTP Observatory.`,
  );
}

try {
  main();
} catch (error) {
  fail(error);
}
