import { buildDesk } from './desk/build-desk';
import { gatsby } from './gatsby';
import { defaultInboxPort, localEmailEnv } from './inbox/local-account';
import { startInbox } from './inbox/start-inbox';
import { freePorts, loopback } from './ports';

/** Starts `gatsby develop` with the local inbox and the desk. */
async function main(): Promise<void> {
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
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
