import { portFrom } from '../ports';
import { fail, onStop } from '../stop';
import { defaultInboxPort } from './local-account';
import { startInbox } from './start-inbox';

async function main(): Promise<void> {
  const inbox = await startInbox({ port: portFrom('INBOX_PORT', defaultInboxPort) });
  onStop(() => inbox.close());
  console.log(`The inbox is at http://localhost:${inbox.port}/. Stop it with Ctrl-C.`);
}

main().catch(fail);
