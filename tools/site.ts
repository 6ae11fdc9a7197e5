import { buildDesk } from './desk/build-desk';
import { gatsby } from './gatsby';
import { defaultInboxPort, localEmailEnv } from './inbox/local-account';
import { startInbox } from './inbox/start-inbox';
import { freePorts, loopback } from './ports';
import { run } from './run';
import { startSite } from './serve';

/** The commands that make the site: `npm start`, `npm run develop` and `npm run build`. */
const commands: Readonly<Record<string, () => Promise<void>>> = {
  /** Builds the site against the local inbox, serves both, and prints their addresses. */
  async start() {
    const ports = await freePorts(8000, defaultInboxPort);
    console.log('Building the site. The first time takes a minute or two.');
    const started = Date.now();
    await gatsby(['build'], localEmailEnv);
    console.log(`Built in ${Math.round((Date.now() - started) / 1000)} s.`);
    const inbox = await startInbox({ port: ports.inbox });
    const site = await startSite({ root: 'public', port: ports.site });
    console.log(`
  The site       http://localhost:${site.port}/
  Its messages   http://localhost:${inbox.port}/

  Send a form on the site, and read it on the second page. Stop both with Ctrl-C.
`);
  },

  /** Starts `gatsby develop` with the local inbox and the desk. */
  async develop() {
    const ports = await freePorts(8000, defaultInboxPort);
    const inbox = await startInbox({ port: ports.inbox });
    await buildDesk('public/admin', false);
    console.log(`
  The site shows every change in content/ and src/ as you save it, once it is ready:
  The site       http://localhost:${ports.site}/
  Its desk       http://localhost:${ports.site}/admin/
  Its messages   http://localhost:${inbox.port}/

  Stop all with Ctrl-C.
`);
    await gatsby(['develop', '--host', loopback, '--port', String(ports.site)], localEmailEnv);
  },

  /** Builds what is published: the site, and the desk if `site.json` says where it saves. */
  async build() {
    await gatsby(['build'], {});
    await buildDesk('public/admin', true);
  },
};

const [, , name = ''] = process.argv;
run(async () => commands[name]?.());
