import { portFrom } from '../ports';
import { defaultInboxPort } from './local-account';
import { startInbox } from './start-inbox';

async function main(): Promise<void> {
  const inbox = await startInbox({ port: portFrom('INBOX_PORT', defaultInboxPort) });
  console.log(`The inbox: http://localhost:${inbox.port}/  Stop it with Ctrl-C.`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
