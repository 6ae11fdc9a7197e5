import { buildDesk } from './desk/build-desk';
import { gatsby } from './gatsby';
import { defaultInboxPort, localEmailEnv } from './inbox/local-account';
import { startInbox } from './inbox/start-inbox';
import { assertPortFree, loopback, portFrom } from './ports';

/** Starts `gatsby develop` with the local inbox and the desk. */
async function main(): Promise<void> {
  const port = portFrom('PORT', 8000);
  await assertPortFree(port, 'PORT');
  const inbox = await startInbox({ port: portFrom('INBOX_PORT', defaultInboxPort) });
  await buildDesk('public/admin', false);
  console.log(`
  The site shows every change in content/ and src/ as you save it, once it is ready:
  The site       http://localhost:${port}/
  Its desk       http://localhost:${port}/admin/
  Its messages   http://localhost:${inbox.port}/

  Stop all with Ctrl-C.
`);
  await gatsby(['develop', '--host', loopback, '--port', String(port)], localEmailEnv);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
