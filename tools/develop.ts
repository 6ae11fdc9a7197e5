import { quietGatsby } from '../packages/build/quiet-gatsby';
import { defaultInboxPort, localEmailEnv } from '../packages/inbox/local-account';
import { startInbox } from '../packages/inbox/start-inbox';
import { assertPortFree, portFrom } from '../packages/kit/ports';
import { run } from '../packages/kit/run';
import { fail, onStop } from '../packages/kit/stop';

async function main(): Promise<void> {
  const port = portFrom('PORT', 8000);
  await assertPortFree(port, 'PORT');
  const inbox = await startInbox({ port: portFrom('INBOX_PORT', defaultInboxPort) });
  onStop(() => inbox.close());
  console.log(`
  The site shows every change in content/ and src/ as you save it, once it is ready:
  The site       http://localhost:${port}/
  Its messages   http://localhost:${inbox.port}/

  Stop both with Ctrl-C.
`);
  const { code } = await run('gatsby', ['develop', '--port', String(port)], {
    env: { ...localEmailEnv, NODE_ENV: 'development', ...quietGatsby },
  });
  throw new Error(`Gatsby stopped by itself with exit code ${code}. Its messages above say why.`);
}

main().catch(fail);
