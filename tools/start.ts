import { buildSite } from '../packages/build/build-site';
import { defaultInboxPort, localEmailEnv } from '../packages/inbox/local-account';
import { startInbox } from '../packages/inbox/start-inbox';
import { publicFolder } from '../packages/kit/paths';
import { assertPortFree, portFrom } from '../packages/kit/ports';
import { startSite } from '../packages/hosting/serve/start-site';
import { fail, onStop } from '../packages/kit/stop';

async function main(): Promise<void> {
  const sitePort = portFrom('PORT', 8000);
  const inboxPort = portFrom('INBOX_PORT', defaultInboxPort);
  // Before the build, so that a taken port is reported without a minute's wait.
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
