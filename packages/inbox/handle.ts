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

/** The style sheets of the pages, in order. */
const styles = ['page.css', 'controls.css', 'entries.css'];

type Call = {
  state: InboxState;
  request: IncomingMessage;
  response: ServerResponse;
  query: URLSearchParams;
};

const routes = new Map<string, (call: Call) => void | Promise<void>>([
  ['GET /', ({ state, response }) => send(response, 'text/html', renderPage(state, 'messages'))],
  [
    'GET /requests',
    ({ state, response }) => send(response, 'text/html', renderPage(state, 'requests')),
  ],
  ['GET /style.css', ({ response }) => send(response, 'text/css', styles.map(asset).join('\n'))],
  ['GET /live.js', ({ response }) => send(response, 'text/javascript', asset('live.js'))],
  // A browser that shows a plain answer requests its icon.
  ['GET /favicon.ico', ({ response }) => void response.writeHead(204).end()],
  ['GET /stream', streamLedger],
  ['GET /messages.json', sendMessages],
  ['GET /requests.json', sendRequests],
  ['GET /health', ({ response }) => send(response, 'text/plain', 'OK')],
  [`GET ${gatewayPath}`, sendGatewayPage],
  ['POST /release', release],
  ['POST /reset', reset],
  ['PUT /script', setScript],
]);

/**
 * Answers one request to the inbox: the provider's calls, the pages, and the controls for tests.
 */
export async function handle(
  state: InboxState,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const [pathname = '/', search = ''] = (request.url ?? '/').split('?');
  if (isProviderPath(pathname)) return receive(state, request, response, pathname);

  const method = request.method === 'HEAD' ? 'GET' : (request.method ?? '');
  const query = new URLSearchParams(search);
  const id = /^\/requests\/(\d+)\.txt$/.exec(pathname)?.[1];
  const raw = state.requests.find((record) => String(record.id) === id)?.raw;
  const route = routes.get(`${method} ${pathname}`);
  if (route) await route({ state, request, response, query });
  else if (method === 'GET' && raw !== undefined) send(response, 'text/plain', raw);
  else send(response, 'text/plain', 'There is nothing at this address.', 404);
}

function streamLedger({ state, response, query }: Call): void {
  stream(state, query.get('ledger') === 'requests' ? 'requests' : 'messages', response);
}

function sendMessages({ state, response, query }: Call): void {
  const email = query.get('email')?.toLowerCase();
  const messages = state.messages
    .all()
    .filter(({ parts }) => email === undefined || addressesIn(parts).includes(email));
  send(response, 'application/json', JSON.stringify(messages));
}

function sendRequests({ state, response }: Call): void {
  const records = state.requests.all().map(({ raw: _raw, ...record }) => record);
  send(response, 'application/json', JSON.stringify(records));
}

function sendGatewayPage({ response }: Call): void {
  response.writeHead(200, { ...corsHeaders, 'Content-Type': 'text/html; charset=utf-8' });
  response.end(gatewayPage);
}

function release({ state, response }: Call): void {
  state.release();
  send(response, 'text/plain', 'Delayed answers are sent.\n');
}

function reset({ state, response }: Call): void {
  state.reset();
  send(response, 'text/plain', 'The inbox is empty.');
}

async function setScript({ state, request, response }: Call): Promise<void> {
  try {
    const { bytes } = await readBody(request);
    state.faults.set(scriptSchema.parse(JSON.parse(bytes.toString())));
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    send(response, 'text/plain', `The script is not valid.\n${reason}\n`, 400);
    return;
  }
  send(response, 'text/plain', 'The script is set.\n');
}

function send(response: ServerResponse, type: string, body: string, status = 200): void {
  response.writeHead(status, { ...securityHeaders, 'Content-Type': `${type}; charset=utf-8` });
  response.end(body);
}

function asset(name: string): string {
  return readFileSync(path.join(__dirname, 'viewer', name), 'utf8');
}
