import path from 'node:path';
import { gatsby, reserve } from '../../tools/gatsby';
import { localEmailEnv } from '../../tools/inbox/local-account';
import { prepareBuildFolder } from './copy-project';
import { projectRoot } from './sites';

/** All sites of tests are built here, one after the other: each reuses what the earlier ones compiled and drew. */
export const buildFolder = path.join(projectRoot, '.sites/build');

/** Reserves the build folder until the returned function is called, or this process ends. */
export function reserveBuildFolder(): () => void {
  prepareBuildFolder(buildFolder);
  return reserve(buildFolder);
}

/** Builds what is in the build folder, with the forms connected to the local inbox. */
export const buildInFolder = () =>
  gatsby(['build'], {
    env: { ...localEmailEnv, NODE_ENV: 'production', TZ: 'UTC' },
    cwd: buildFolder,
  });
