import { parseArgs } from 'node:util';
import { portFrom } from '../kit/ports';
import { fail, onStop } from '../kit/stop';
import { defaultInboxPort, localAccount } from './local-account';
import { startInbox } from './start-inbox';

const flag = { type: 'boolean', default: false } as const;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { 'any-account': flag, lenient: flag, 'rate-limit': flag },
  });
  const inbox = await startInbox({
    port: portFrom('INBOX_PORT', defaultInboxPort),
    anyAccount: values['any-account'],
    strict: !values.lenient,
    rateLimit: values['rate-limit'],
  });
  onStop(() => inbox.close());
  const origin = `http://localhost:${inbox.port}`;
  const { publicKey, serviceId, contactTemplateId, newsletterTemplateId } = localAccount;
  const account = values['any-account']
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
