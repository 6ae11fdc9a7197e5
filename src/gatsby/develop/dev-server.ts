import type { EventEmitter } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename, join, posix, resolve, sep } from 'node:path';
import { watch, type FSWatcher } from 'chokidar';
import { transformSync } from 'esbuild';
import { checkContent } from '../../check/check-content';
import { readFields } from '../../check/read-file';
import { asText } from '../../check/format-problems';
import type { Problem } from '../../check/problem';
import { contentTypeOf } from '../../content/content-types';
import { labelOf } from '../../content/labels';
import { slugOf } from '../../content/paths';
import { contentFolder } from '../folders';

/** Editors write a file in several steps, and git many files: the check waits for the last. */
const settleMs = 150;

type Answer = (request: IncomingMessage, response: ServerResponse) => void;
type DevServer = {
  app: {
    use(answer: (...args: [...Parameters<Answer>, next: () => void]) => void): void;
    /** What Express runs, in this order. */
    _router: { stack: { name: string }[] };
  };
  reporter: Record<'error' | 'warn' | 'success', (text: string) => unknown>;
};

/** Returns where the editor (Sveltia CMS) opens a file, after `/admin/`. */
function entryAddress(folder: string, file: string): string {
  const path = join(folder, file);
  const contentType = contentTypeOf(
    file,
    existsSync(path) ? readFields(file, readFileSync(path, 'utf8')) : {},
  );
  if (!contentType) return '#/';
  const isSingle = 'file' in contentType || ('single' in contentType && contentType.single);
  const [place, name] = isSingle
    ? ['_singletons', contentType.typeName]
    : [contentType.typeName, slugOf(file)];
  return `#/collections/${place}/entries/${name}`;
}

/** Returns what the editor calls a field and the groups around it, or the words at a place in a text. */
function labelAt(folder: string, { file, line, column, field }: Problem): string {
  if (field !== undefined) return field.split('.').map(labelOf).join(', ');
  const path = join(folder, '..', file);
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const words = text.split('\n')[line - 1]?.slice(Math.max(0, column - 25), column + 35) ?? '';
  return words && `“…${words.trim()}…”`;
}

/** Checks the content at each save, and shows problems in the terminal and over the page (`overlay.ts`). */
export function serveOverlay({ app, reporter }: DevServer, folder: string): FSWatcher {
  const windows = new Set<ServerResponse>();
  let latest = '[]';
  let reported = '';

  async function check(): Promise<void> {
    const problems = await checkContent(folder);
    const errors = problems.filter(({ severity }) => severity === 'error');
    latest = JSON.stringify(
      problems.map((one) => ({
        ...one,
        entry: entryAddress(folder, posix.relative('content', one.file)),
        label: labelAt(folder, one),
      })),
    );
    for (const window of windows) window.write(`data: ${latest}\n\n`);
    const text = asText(problems);
    if (text === reported) return;
    reported = text;
    if (errors.length > 0) reporter.error(`\n${text}\n`);
    else if (problems.length > 0) reporter.warn(`\n${text}\n`);
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

  const answers: Readonly<Record<string, Answer>> = {
    '/__content/overlay.js': (_request, response) => {
      const source = readFileSync(resolve('src/gatsby/develop/overlay.ts'), 'utf8');
      response.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-store' });
      response.end(transformSync(source, { loader: 'ts' }).code);
    },
    // Gatsby's server sends no HTML of public/, where `tools/site.ts` has put the editor.
    '/admin/': (_request, response) => {
      response.writeHead(200, { 'Content-Type': 'text/html', 'Cache-Control': 'no-store' });
      response.end(readFileSync(resolve('public/admin/index.html')));
    },
    // For the editor, which asks whether a file has changed since it was opened.
    '/__content/file': ({ url = '' }, response) => {
      const path = new URL(url, 'http://localhost').searchParams.get('path') ?? '';
      const file = resolve(folder, '..', path);
      const isContent = file.startsWith(resolve(folder) + sep) && existsSync(file);
      response.end(isContent ? readFileSync(file) : '');
    },
    '/__content/problems': (_request, response) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' });
      response.write(`data: ${latest}\n\n`);
      windows.add(response);
      response.on('close', () => windows.delete(response));
    },
  };
  app.use((request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const answer = answers[pathname];
    if (answer) answer(request, response);
    else next();
  });
  // webpack keeps what comes after it waiting while it compiles, and the compression keeps events.
  const { stack } = app._router;
  const first = stack.findIndex(({ name }) => name === 'expressInit');
  if (first < 0) throw new Error('The server of `develop` is not Express 4 any more.');
  stack.splice(first + 1, 0, ...stack.splice(-1));
  return watch(folder, {
    ignoreInitial: true,
    ignored: (path) => basename(path).startsWith('.'),
  }).on('all', later);
}

export const onCreateDevServer = (server: DevServer) => void serveOverlay(server, contentFolder);

type Watch = (...args: unknown[]) => unknown;
/** The part of webpack that watches files. Each call of `watch` makes a new watcher. */
type Compiler = { watchFileSystem: { watch: Watch; watcher: EventEmitter } };

const isChangeCallback = (value: unknown): value is (file: string) => void =>
  typeof value === 'function';

/**
 * Tells Gatsby that a file is gone. webpack calls back at a change only, and pauses at a removal
 * until Gatsby lets it go on: `develop` would build nothing any more.
 */
export const reportRemovals = {
  apply({ watchFileSystem: files }: Compiler): void {
    const watch = files.watch.bind(files);
    files.watch = (...args) => {
      const watching = watch(...args);
      const onChange = args.at(-1);
      if (!isChangeCallback(onChange)) throw new Error('webpack watches files in another way now.');
      files.watcher.once('remove', onChange);
      return watching;
    };
  },
};
