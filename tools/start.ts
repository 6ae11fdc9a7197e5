import { gatsby } from './gatsby';
import { startSite } from './serve';
import { defaultInboxPort, localEmailEnv } from './inbox/local-account';
import { startInbox } from './inbox/start-inbox';
import { assertPortFree, portFrom } from './ports';

/** Builds the site against the local inbox, serves both, and prints their addresses. */
async function main(): Promise<void> {
  const sitePort = portFrom('PORT', 8000);
  const inboxPort = portFrom('INBOX_PORT', defaultInboxPort);
  // Before the build, so that a taken port is reported without a minute's wait.
  await assertPortFree(sitePort, 'PORT');
  await assertPortFree(inboxPort, 'INBOX_PORT');

  await gatsby(['build'], localEmailEnv);
  await startInbox({ port: inboxPort });
  await startSite({ root: 'public', port: sitePort });

  console.log(`
  The site       http://localhost:${sitePort}/
  Its messages   http://localhost:${inboxPort}/

  Send a form on the site, and read it on the second page. Stop both with Ctrl-C.
`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
