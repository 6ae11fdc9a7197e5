import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { temporaryFolder, writeFiles } from '../../../tests/support/temporary-folder';
import { serveOverlay } from './dev-server';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const ends: (() => unknown)[] = [];
afterEach(() => Promise.all(ends.splice(0).map((end) => end())));

/** Serves the overlay of a folder as Gatsby's server does, and returns the address. */
async function serve(folder: string, report: (text: string) => void): Promise<string> {
  const answers = new Map<string, Answer>();
  const app = { get: (path: string, answer: Answer) => void answers.set(path, answer) };
  const reporter = { error: report, warn: report, success: report };
  const watcher = serveOverlay({ app, reporter }, folder);
  const server = createServer((request, response) => {
    answers.get(request.url ?? '')?.(request, response);
  });
  await new Promise<void>((done) => void server.listen(0, done));
  ends.push(
    () => watcher.close(),
    () => server.closeAllConnections(),
    () => server.close(),
  );
  await new Promise<void>((done) => void watcher.on('ready', done));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('No port.');
  return `http://localhost:${address.port}`;
}

/** Opens a stream of events, and returns a function that waits for one that passes a test. */
async function listen(url: string) {
  const { body } = await fetch(url);
  if (!body) throw new Error('There is no stream.');
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  return async (isMeant: (event: string) => boolean): Promise<string> => {
    for (;;) {
      const { value = '', done } = await reader.read();
      if (done || isMeant(value)) return value;
    }
  };
}

test('every open window gets the errors of each save, with their places', async () => {
  const folder = join(temporaryFolder(), 'content');
  writeFiles(folder, { 'values.json': '{ "items": [] }' });
  const reports: string[] = [];
  const address = await serve(folder, (text) => reports.push(text));
  const next = await listen(`${address}/__content/errors`);

  writeFiles(folder, { 'values.json': '{ "items": [], "itms": 1 }' });
  const event = await next((text) => text.includes('itms'));
  expect(event).toContain('"file":"values.json","line":1,"column":16,"level":"error"');
  expect(reports.at(-1)).toContain('content/values.json:1:16');

  writeFiles(folder, { 'values.json': '{ "items": [] }' });
  expect(await next((text) => !text.includes('itms'))).toContain('data: [');

  const script = await fetch(`${address}/__content/overlay.js`);
  expect(script.headers.get('content-type')).toBe('text/javascript');
  expect(await script.text()).toContain('new EventSource("/__content/errors")');
});
