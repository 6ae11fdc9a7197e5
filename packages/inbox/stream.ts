import type { ServerResponse } from 'node:http';
import type { RequestRecord } from './message';
import type { InboxState } from './state';
import { renderEntry, type LedgerName } from './viewer/render-page';

/**
 * Keeps a page of the inbox up to date with server-sent events: `entry` with the HTML of a new or
 * changed entry, and `reset`.
 */
export function stream(state: InboxState, ledger: LedgerName, response: ServerResponse): void {
  response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
  response.write(': connected\n\n');

  const onChange = ({ id }: RequestRecord) => {
    const html = renderEntry(state, ledger, id);
    // JSON, because an event's data must be on one line.
    if (html !== '') response.write(`event: entry\ndata: ${JSON.stringify(html)}\n\n`);
  };
  const onReset = () => {
    response.write('event: reset\ndata: {}\n\n');
  };
  state.changes.on('change', onChange);
  state.changes.on('reset', onReset);
  response.once('close', () => {
    state.changes.off('change', onChange);
    state.changes.off('reset', onReset);
  });
}
