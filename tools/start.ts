import { buildSite } from './build-site';
import { defaultInboxPort, localEmailEnv } from './inbox/local-account';
import { startInbox } from './inbox/start-inbox';
import { publicFolder } from './paths';
import { assertPortFree, portFrom } from './ports';
import { startSite } from './serve/start-site';
import { fail, onStop } from './stop';

async function main(): Promise<void> {
  const sitePort = portFrom('PORT', 8000);
  const inboxPort = portFrom('INBOX_PORT', defaultInboxPort);
  // Before the build, so that nobody waits a minute to hear that a port is taken.
  await assertPortFree(sitePort, 'PORT');
  await assertPortFree(inboxPort, 'INBOX_PORT');

  await buildSite({ env: localEmailEnv });

  const inbox = await startInbox({ port: inboxPort });
  onStop(() => inbox.close());
  const site = await startSite({ root: publicFolder, port: sitePort });
  onStop(() => site.close());
  onStop(() => console.log('\nStopped.'));

  console.log(`
  The site       http://localhost:${sitePort}/
  Its messages   http://localhost:${inbox.port}/

  Send a form on the site, and read it on the second page. Stop both with Ctrl-C.
`);
}

main().catch(fail);
