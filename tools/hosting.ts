import path from 'node:path';
import { grade } from '../hosting/observatory';
import { hostedSite } from '../hosting/site';
import { writeServerFiles } from '../hosting/write/server-files';
import { projectRoot, publicFolder } from './paths';
import { fail } from './stop';

/** Writes what nginx, Caddy and CloudFront read of the built site, and tells how its headers are graded. */
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
