import { buildCms } from './cms/build-cms';
import { gatsby } from './gatsby';
import { defaultInboxPort, localEmailEnv } from './inbox/local-account';
import { startInbox } from './inbox/start-inbox';
import { digestOfInputs, forgetLastBuild, isLastBuild, noteLastBuild } from './last-build';
import { freePort, loopback, portFrom } from './ports';
import { run } from './run';
import { startSite } from './serve';

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
      await gatsby(['build'], {
        env: localEmailEnv,
        ...(!process.argv.includes('--verbose') && { logFile: 'reports/build.log' }),
      });
      noteLastBuild(inputs);
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
    forgetLastBuild();
    await buildCms('public/admin', false);
    console.log(`
  The site shows every change in content/ and src/ as you save it, once it is ready:
  The site       http://localhost:${port}/
  Its editor     http://localhost:${port}/admin/
  Its messages   http://localhost:${inbox.port}/

  Stop all with Ctrl-C.
`);
    await gatsby(['develop', '--host', loopback, '--port', String(port)], { env: localEmailEnv });
  },

  /** Builds what is published: the site, and the editor if `site.json` says where it saves. */
  async build() {
    await gatsby(['build'], { env: {} });
    await buildCms('public/admin', true);
  },
};

const [, , name = ''] = process.argv;
run(async () => {
  const command = commands[name];
  if (!command)
    throw new Error(`There is no command "${name}". Choose: ${Object.keys(commands).join(', ')}`);
  await command();
});
