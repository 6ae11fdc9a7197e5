import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { z } from 'zod';
import { corsHeaders } from './answer';
import { scriptSchema } from './faults';
import { gatewayPage, gatewayPath } from './gateway-page';
import { addressesIn } from './message';
import { readBody } from './read-body';
import { isProviderPath, receive } from './receive';
import type { InboxState } from './state';
import { stream } from './stream';
import { renderPage } from './viewer/render-page';

const securityHeaders = {
  'Content-Security-Policy':
    "default-src 'none'; img-src data:; style-src 'self'; script-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  // A form sent by the page itself needs an Origin, which no-referrer would make null.
  'Referrer-Policy': 'same-origin',
  'Cache-Control': 'no-store',
};

/**
 * Answers one request to the inbox: the provider's calls, the pages, and the controls for tests.
 */
export function handle(
  state: InboxState,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const [pathname = '/', search = ''] = (request.url ?? '/').split('?');
  const query = new URLSearchParams(search);
  if (isProviderPath(pathname)) {
    void receive(state, request, response, pathname);
    return;
  }
  const send = (type: string, text: string, status = 200) => {
    response.writeHead(status, { ...securityHeaders, 'Content-Type': `${type}; charset=utf-8` });
    response.end(text);
  };
  const method = request.method === 'HEAD' ? 'GET' : (request.method ?? '');
  switch (`${method} ${pathname}`) {
    case 'GET /':
      return send('text/html', renderPage(state, 'messages'));
    case 'GET /requests':
      return send('text/html', renderPage(state, 'requests'));
    case 'GET /style.css':
      return send('text/css', asset('page.css'));
    case 'GET /live.js':
      return send('text/javascript', asset('live.js'));
    case 'GET /stream':
      return stream(state, query.get('ledger') === 'requests' ? 'requests' : 'messages', response);
    case 'GET /messages.json':
      return send('application/json', JSON.stringify(messagesOf(state, query.get('email'))));
    case 'GET /requests.json': {
      const records = state.requests.map(({ raw: _raw, ...record }) => record);
      return send('application/json', JSON.stringify(records));
    }
    case 'GET /health':
      return send('text/plain', 'OK');
    case `GET ${gatewayPath}`:
      response.writeHead(200, { ...corsHeaders, 'Content-Type': 'text/html; charset=utf-8' });
      response.end(gatewayPage);
      return;
    case 'POST /release':
      state.release();
      return send('text/plain', 'Delayed answers are sent.\n');
    case 'POST /reset':
      state.reset();
      return send('text/plain', 'The inbox is empty.');
    case 'PUT /script':
      setScript(state, request).then(
        () => send('text/plain', 'The script is set.\n'),
        (error: unknown) => {
          const reason = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
          send('text/plain', `The script is not valid.\n${reason}\n`, 400);
        },
      );
      return;
  }
  const id = /^GET \/requests\/(\d+)\.txt$/.exec(`${method} ${pathname}`)?.[1];
  const raw = state.requests.find((record) => String(record.id) === id)?.raw;
  if (raw === undefined) send('text/plain', 'There is nothing at this address.', 404);
  else send('text/plain', raw);
}

/** Returns the messages with an address; null: all. */
function messagesOf({ messages }: InboxState, email: string | null) {
  if (email === null) return messages;
  return messages.filter(({ parts }) => addressesIn(parts).includes(email.toLowerCase()));
}

async function setScript(state: InboxState, request: IncomingMessage): Promise<void> {
  const { bytes } = await readBody(request);
  state.faults.set(scriptSchema.parse(JSON.parse(bytes.toString())));
}

const asset = (name: string) => readFileSync(path.join(__dirname, 'viewer', name), 'utf8');
