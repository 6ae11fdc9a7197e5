import { portFrom } from '../kit/ports';
import { fail, onStop } from '../kit/stop';
import { defaultInboxPort, localAccount } from './local-account';
import { readInboxOptions } from './options';
import { startInbox } from './start-inbox';

async function main(): Promise<void> {
  const rules = readInboxOptions(process.argv.slice(2));
  const inbox = await startInbox({ port: portFrom('INBOX_PORT', defaultInboxPort), ...rules });
  onStop(() => inbox.close());
  const origin = `http://localhost:${inbox.port}`;
  const { publicKey, serviceId, contactTemplateId, newsletterTemplateId } = localAccount;
  const account = rules.anyAccount
    ? 'any public key, service and template'
    : `service ${serviceId}, templates ${contactTemplateId} and ${newsletterTemplateId}; for any other: --any-account`;
  console.log(`
  The inbox          ${origin}/
  Point EmailJS at it
                     emailjs.init({ publicKey: '${publicKey}', origin: '${origin}' })
  It accepts         ${account}

  Origins that fail before there is a request
  not trusted        https://localhost:${inbox.faultPorts.tls}
  never answers      http://localhost:${inbox.faultPorts.silent}
  refuses            http://localhost:${inbox.faultPorts.refused}

  All other faults are in packages/inbox/README.md. Stop with Ctrl-C.
`);
}

main().catch(fail);
