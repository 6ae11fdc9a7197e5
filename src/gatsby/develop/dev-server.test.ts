import { createServer } from 'node:http';
import { join } from 'node:path';
import { temporaryFolder, writeFiles } from '../../../tests/support/temporary-folder';
import { listen } from '../../../tools/ports';
import { serveOverlay } from './dev-server';

type Answer = Parameters<Parameters<typeof serveOverlay>[0]['app']['use']>[0];

const ends: (() => unknown)[] = [];
afterEach(() => Promise.all(ends.splice(0).map((end) => end())));

/** Serves the overlay of a folder as Gatsby's server does, behind its own steps; returns the address. */
async function serve(folder: string, report: (text: string) => void): Promise<string> {
  // As webpack, which answers nothing until it is ready.
  const waits: Answer = () => undefined;
  const steps: { name: string; answer?: Answer }[] = [
    { name: 'expressInit' },
    { name: 'webpack', answer: waits },
  ];
  const app = { use: (answer: Answer) => void steps.push({ name: '', answer }), _router: { stack: steps } }; // prettier-ignore
  const reporter = { error: report, warn: report, success: report };
  const watcher = serveOverlay({ app, reporter }, folder);
  const server = createServer((request, response) => {
    const run = (at: number): void =>
      steps[at]?.answer ? steps[at].answer(request, response, () => run(at + 1)) : run(at + 1);
    run(0);
  });
  const port = await listen(server, 0, 'PORT');
  ends.push(
    () => watcher.close(),
    () => server.closeAllConnections(),
    () => server.close(),
  );
  await new Promise<void>((done) => void watcher.on('ready', done));
  return `http://localhost:${port}`;
}

/** Opens a stream of events, and returns a function that waits for one that passes a test. */
async function listenTo(url: string) {
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
  writeFiles(folder, { 'values.json': '{ "items": [] }', '../static/robots.txt': '' });
  const reports: string[] = [];
  const address = await serve(folder, (text) => reports.push(text));
  const next = await listenTo(`${address}/__content/problems`);

  writeFiles(folder, { 'values.json': '{ "items": [], "itms": 1 }' });
  const event = await next((text) => text.includes('itms'));
  expect(event).toContain('"file":"content/values.json","line":1,"column":16,"severity":"error"');
  expect(event).toContain('"entry":"#/collections/_singletons/entries/Values"');
  expect(event).toContain('"file":"static/robots.txt"');
  expect(reports.at(-1)).toContain('content/values.json:1:16');

  writeFiles(folder, { 'values.json': '{ "items": [{ "icon": "hart" }] }' });
  expect(await next((text) => text.includes('hart'))).toContain('"label":"Items, Icon"');

  writeFiles(folder, {
    'faq/why.mdx': '---\nquestion: Why?\norder: 1\n---\n\nFor {six} reasons.\n',
  });
  expect(await next((text) => text.includes('why'))).toContain('"label":"“…For {six} reasons.…”"');

  writeFiles(folder, { 'values.json': '{ "items": [] }' });
  expect(await next((text) => !text.includes('itms'))).toContain('data: [');

  const file = await fetch(`${address}/__content/file?path=content/values.json`);
  expect(await file.text()).toBe('{ "items": [] }');

  const script = await fetch(`${address}/__content/overlay.js`);
  expect(script.headers.get('content-type')).toBe('text/javascript');
  expect(await script.text()).toContain('new EventSource("/__content/problems")');
});
