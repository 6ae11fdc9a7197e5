import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { z } from 'zod';
import { scriptSchema } from './faults';
import { renderPage } from './page';
import { readBody } from './read-body';
import { isProviderPath, receive } from './receive';
import type { InboxState } from './state';
import { stream } from './stream';

const securityHeaders = {
  'Content-Security-Policy':
    "default-src 'none'; img-src data:; style-src 'self'; script-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-store',
};

/** Answers one request to the inbox: the provider's calls, the page, and the two levers for tests. */
export async function handle(
  state: InboxState,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const [pathname = '/'] = (request.url ?? '/').split('?');
  if (isProviderPath(pathname)) return receive(state, request, response, pathname);

  const method = request.method === 'HEAD' ? 'GET' : request.method;
  switch (`${method} ${pathname}`) {
    case 'GET /': {
      send(response, 200, 'text/html', renderPage(state.messages.all()));
      return;
    }
    case 'GET /style.css': {
      send(response, 200, 'text/css', asset('style.css'));
      return;
    }
    case 'GET /live.js': {
      send(response, 200, 'text/javascript', asset('live.js'));
      return;
    }
    case 'GET /favicon.ico': {
      send(response, 204, 'image/x-icon', '');
      return;
    }
    case 'GET /messages.json': {
      send(response, 200, 'application/json', JSON.stringify(state.messages.all()));
      return;
    }
    case 'GET /requests.json': {
      send(response, 200, 'application/json', JSON.stringify(state.requests.all()));
      return;
    }
    case 'GET /stream': {
      stream(state, response);
      return;
    }
    case 'POST /reset':
      state.reset();
      {
        send(response, 200, 'text/plain', 'The inbox is empty.');
        return;
      }
    case 'PUT /script':
      return script(state, request, response);
    default: {
      send(response, 404, 'text/plain', 'There is nothing at this address.');
      return;
    }
  }
}

async function script(state: InboxState, request: IncomingMessage, response: ServerResponse) {
  try {
    state.faults.set(scriptSchema.parse(JSON.parse((await readBody(request)).toString())));
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    send(response, 400, 'text/plain', `The script is not valid.\n${reason}`);
    return;
  }
  send(response, 200, 'text/plain', 'The script is set.');
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { ...securityHeaders, 'Content-Type': `${type}; charset=utf-8` });
  response.end(body);
}

function asset(name: 'style.css' | 'live.js'): string {
  return readFileSync(path.join(__dirname, 'viewer', name), 'utf8');
}
