import type { ServerResponse } from 'node:http';
import type { Message } from './message';
import { renderMessage } from './page';
import type { InboxState } from './state';

/** Keeps a page of the inbox up to date with server-sent events: `message` with its HTML, and `reset`. */
export function stream(state: InboxState, response: ServerResponse): void {
  response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
  response.write(': connected\n\n');

  // JSON, because an event's data must stand on one line.
  const onMessage = (message: Message) => {
    response.write(`event: message\ndata: ${JSON.stringify(renderMessage(message))}\n\n`);
  };
  const onReset = () => {
    response.write('event: reset\ndata: {}\n\n');
  };
  state.changes.on('message', onMessage);
  state.changes.on('reset', onReset);
  response.once('close', () => {
    state.changes.off('message', onMessage);
    state.changes.off('reset', onReset);
  });
}
