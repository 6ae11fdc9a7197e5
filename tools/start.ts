import { gatsby } from './gatsby';
import { startSite } from './serve';
import { defaultInboxPort, localEmailEnv } from './inbox/local-account';
import { startInbox } from './inbox/start-inbox';
import { freePorts } from './ports';

/** Builds the site against the local inbox, serves both, and prints their addresses. */
async function main(): Promise<void> {
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
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
