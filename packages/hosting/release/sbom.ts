import { execFileSync } from 'node:child_process';
import { cleanEnvironment } from '../../kit/environment';
import { projectRoot } from '../../kit/paths';

/**
 * Returns the parts of a release as CycloneDX: every package of the lock that a build may use, with
 * its checksum, its license and its dependencies. The tools in packages/ are not part of it. Peers
 * are left out, because Gatsby's packages ask for older React and ESLint as peers, which npm refuses.
 */
export function billOfMaterials(): string {
  const site = ['--package-lock-only', '--workspaces=false', '--omit=dev', '--legacy-peer-deps'];
  return execFileSync('npm', ['sbom', '--sbom-format=cyclonedx', ...site], {
    cwd: projectRoot,
    encoding: 'utf8',
    env: cleanEnvironment(),
    maxBuffer: 2 ** 26,
    // On Windows npm is a script that only a shell can start.
    shell: process.platform === 'win32',
  });
}
