import { gatsby } from './gatsby';
import { defaultInboxPort, localEmailEnv } from './inbox/local-account';
import { startInbox } from './inbox/start-inbox';
import { assertPortFree, portFrom } from './ports';

/** Starts `gatsby develop` with the local inbox. */
async function main(): Promise<void> {
  const port = portFrom('PORT', 8000);
  await assertPortFree(port, 'PORT');
  const inbox = await startInbox({ port: portFrom('INBOX_PORT', defaultInboxPort) });
  console.log(`
  The site shows every change in content/ and src/ as you save it, once it is ready:
  The site       http://localhost:${port}/
  Its messages   http://localhost:${inbox.port}/

  Stop both with Ctrl-C.
`);
  await gatsby(['develop', '--port', String(port)], localEmailEnv);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
