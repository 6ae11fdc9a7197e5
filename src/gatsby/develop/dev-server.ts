import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { resolve, sep } from 'node:path';
import { watch, type FSWatcher } from 'chokidar';
import { transformSync } from 'esbuild';
import { checkContent } from '../../check/check-content';
import { asText } from '../../check/report';
import { contentFolder } from '../folders';

/** Editors write a file in several steps, and git many files: the check waits for the last. */
const settleMs = 150;

type DevServer = {
  app: {
    get(path: string, answer: (request: IncomingMessage, response: ServerResponse) => void): void;
  };
  reporter: Record<'error' | 'warn' | 'success', (text: string) => unknown>;
};

/** Checks the content at each save, and shows errors in the terminal and over the page (`overlay.ts`). */
export function serveOverlay({ app, reporter }: DevServer, folder: string): FSWatcher {
  const windows = new Set<ServerResponse>();
  let latest = '[]';
  let reported = '';

  async function check(): Promise<void> {
    const findings = await checkContent(folder);
    const errors = findings.filter(({ level }) => level === 'error');
    latest = JSON.stringify(errors);
    for (const window of windows) window.write(`data: ${latest}\n\n`);
    const text = asText(findings);
    if (text === reported) return;
    reported = text;
    if (errors.length > 0) reporter.error(`\n${text}\n`);
    else if (findings.length > 0) reporter.warn(`\n${text}\n`);
    else reporter.success(text);
  }

  let running: Promise<unknown> = Promise.resolve();
  const run = () => {
    // A file that is being replaced is gone for a moment; its next step starts another check.
    running = running.then(check).catch((error: unknown) => reporter.warn(String(error)));
  };
  let timer: NodeJS.Timeout | undefined;
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(run, settleMs);
  };
  run();

  app.get('/__content/overlay.js', (_request, response) => {
    const source = readFileSync(resolve('src/gatsby/develop/overlay.ts'), 'utf8');
    response.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-store' });
    response.end(transformSync(source, { loader: 'ts' }).code);
  });
  // Gatsby's server sends no HTML of public/, where `tools/develop.ts` has put the desk.
  app.get('/admin/', (_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html', 'Cache-Control': 'no-store' });
    response.end(readFileSync(resolve('public/admin/index.html')));
  });
  // For the desk, which asks whether a file has changed since it was opened.
  app.get('/__content/file', ({ url = '' }, response) => {
    const path = new URL(url, 'http://localhost').searchParams.get('path') ?? '';
    const file = resolve(folder, '..', path);
    const isContent = file.startsWith(resolve(folder) + sep) && existsSync(file);
    response.end(isContent ? readFileSync(file) : '');
  });
  app.get('/__content/errors', (_request, response) => {
    // Without `no-transform`, Gatsby's server would compress the events and so delay them.
    const headers = { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-transform' };
    response.writeHead(200, headers);
    response.write(`data: ${latest}\n\n`);
    windows.add(response);
    response.on('close', () => windows.delete(response));
  });
  return watch(folder, { ignoreInitial: true }).on('all', later);
}

export const onCreateDevServer = (server: DevServer) => void serveOverlay(server, contentFolder);
