import { copyFileSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildBeside, link } from './build-beside';
import { buildInputs } from './build-inputs';
import { buildCms } from './cms/build-cms';
import { gatsby, reserve } from './gatsby';
import { defaultInboxPort, localEmailEnv } from './inbox/local-account';
import { startInbox } from './inbox/start-inbox';
import { digestOfInputs, forgetLastBuild, isLastBuild, noteLastBuild } from './last-build';
import { freePort, loopback, portFrom } from './ports';
import { run } from './run';
import { startSite } from './serve';

/** Where a build of this folder works. */
const buildFolder = resolve('.build');

/** Builds the site of this folder, and puts it into `public/` when it is whole. */
async function build(
  options: { env: Readonly<Record<string, string>>; logFile?: string },
  finish: (built: string) => Promise<void> | void,
): Promise<void> {
  reserve(process.cwd());
  mkdirSync(buildFolder, { recursive: true });
  // With git's history the check knows which addresses a site has lost.
  for (const name of ['node_modules', '.git']) link(name, process.cwd(), buildFolder);
  await buildBeside({
    buildFolder,
    files: buildInputs(process.cwd()),
    site: process.cwd(),
    build: () => gatsby(['build'], { ...options, cwd: buildFolder }),
    finish,
  });
  const types = 'src/gatsby-types.d.ts';
  copyFileSync(join(buildFolder, types), types);
}

const startLocalInbox = () => startInbox({ port: portFrom('INBOX_PORT', defaultInboxPort) });

/** The commands that make the site: `npm start`, `npm run develop` and `npm run build`. */
const commands: Readonly<Record<string, () => Promise<void>>> = {
  /** Builds the site against the local inbox, serves both, and prints their addresses. `--verbose` shows Gatsby's own output. */
  async start() {
    const inbox = await startLocalInbox();
    const port = await freePort();
    const inputs = digestOfInputs(localEmailEnv);
    if (isLastBuild(inputs)) console.log('Nothing has changed since the last build.');
    else {
      console.log('Building the site, in about a minute. Later builds take a third of that.');
      const started = Date.now();
      const log = !process.argv.includes('--verbose') && { logFile: 'reports/build.log' };
      await build({ env: localEmailEnv, ...log }, (built) => noteLastBuild(built, inputs));
      console.log(`Built in ${Math.round((Date.now() - started) / 1000)} s.`);
    }
    const site = await startSite({ root: 'public', port });
    console.log(`
  The site       http://localhost:${site.port}/
  Its messages   http://localhost:${inbox.port}/

  Send a form on the site, and read it on the second page. Stop both with Ctrl-C.
`);
  },

  /** Starts `gatsby develop` with the local inbox and the editor. */
  async develop() {
    const inbox = await startLocalInbox();
    const port = await freePort();
    reserve(process.cwd());
    forgetLastBuild();
    // Beside Gatsby, which has no page before.
    const editor = buildCms('public/admin', false);
    console.log(`
  The site shows every change in content/ and src/ as you save it, once it is ready:
  The site       http://localhost:${port}/
  Its editor     http://localhost:${port}/admin/
  Its messages   http://localhost:${inbox.port}/

  Stop all with Ctrl-C.
`);
    const site = gatsby(['develop', '--host', loopback, '--port', String(port)], {
      env: localEmailEnv,
    });
    await Promise.all([editor, site]);
  },

  /** Builds what is published: the site, and the editor if `site.json` says where it saves. */
  async build() {
    await build({ env: {} }, (built) => buildCms(join(built, 'admin'), true));
  },
};

const [, , name = ''] = process.argv;
run(async () => {
  const command = commands[name];
  if (!command)
    throw new Error(`There is no command "${name}". Choose: ${Object.keys(commands).join(', ')}`);
  await command();
});
