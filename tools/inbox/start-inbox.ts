import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { isForThisMachine, isFromOwnPage } from '../../src/gatsby/develop/local-request';
import { close, listen, loopback } from '../ports';
import { renderPage } from './inbox-page';
import { receive } from './receive';
import { choiceOf, type Reply } from './replies';
import { InboxState } from './state';

/** A running inbox. */
export type Inbox = Awaited<ReturnType<typeof startInbox>>;

const pageHeaders = new Headers({
  'Content-Security-Policy':
    "default-src 'none'; img-src data:; style-src 'self'; script-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  // Without a referrer a browser hides the origin of a form.
  'Referrer-Policy': 'same-origin',
  'Cache-Control': 'no-store',
});

/**
 * Starts a local server with the e-mail provider's call, and a page that shows what arrives.
 * @param port 0 uses any free port
 * @throws a sentence that says what to do if the port is taken
 */
export async function startInbox({ port }: { port: number }) {
  const state = new InboxState();
  const server = createServer((request, response) => {
    const [pathname = '/'] = (request.url ?? '/').split('?');
    const isProvider = pathname.startsWith('/api/');
    if (!isForThisMachine(request) || !(isProvider || isFromOwnPage(request))) {
      response.writeHead(403).end();
      return;
    }
    const handle = isProvider ? receive : showPage;
    handle(state, pathname, request, response).catch((error: unknown) => {
      if (request.complete) console.error(error);
      response.destroy();
    });
  });
  // On a reused connection a browser repeats a call by itself after a reset.
  server.maxRequestsPerSocket = 1;
  const actualPort = await listen(server, port, 'INBOX_PORT');
  return {
    /** Its address, without a trailing slash. */
    url: `http://${loopback}:${actualPort}`,
    port: actualPort,
    /** Returns the delivered messages, oldest first. */
    messages: () => state.requests.filter(({ delivered }) => delivered),
    /** Returns every request to the provider's addresses, delivered or not, oldest first. */
    requests: () => [...state.requests],
    /** Sets how the next messages with an e-mail address in them are answered, one after the other. */
    replyNext: (address: string, ...replies: Reply[]) =>
      void state.planned.set(address.toLowerCase(), replies),
    /** Sends all delayed replies immediately. */
    release: () => state.release(),
    /** Removes all requests and replies. */
    reset: () => state.reset(),
    close: () => close(server),
  };
}

/** Answers a request to the page, its files and its forms. */
async function showPage(
  state: InboxState,
  pathname: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  response.setHeaders(pageHeaders);
  const send = (type: string, content: string) => {
    response.writeHead(200, { 'Content-Type': `${type}; charset=utf-8` }).end(content);
  };
  const toPage = () => response.writeHead(303, { Location: '/' }).end();
  const file = (name: string) => readFileSync(path.join(__dirname, name), 'utf8');
  const routes: Readonly<Record<string, () => unknown>> = {
    'GET /': () => send('text/html', renderPage(state)),
    'GET /page.css': () => send('text/css', file('page.css')),
    'GET /live.js': () => send('text/javascript', file('live.js')),
    'GET /events': () => streamChanges(state, response),
    'POST /reply': async () => {
      const form = new URLSearchParams(await text(request));
      state.choice = choiceOf(form.get('reply') ?? '') ?? state.choice;
      toPage();
    },
    'POST /reset': () => {
      state.reset();
      toPage();
    },
  };
  const notFound = () => response.writeHead(404).end();
  await (routes[`${request.method} ${pathname}`] ?? notFound)();
}

/** Tells the page of each change, until it is closed. */
function streamChanges({ changes }: InboxState, response: ServerResponse): void {
  response.writeHead(200, { 'Content-Type': 'text/event-stream' }).flushHeaders();
  const tell = () => response.write('data: \n\n');
  changes.on('change', tell);
  response.once('close', () => changes.off('change', tell));
}
