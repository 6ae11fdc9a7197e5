import { readFileSync, statSync } from 'node:fs';
import { Server, type IncomingMessage, type ServerResponse } from 'node:http';
import { resolve, sep } from 'node:path';
import { asText } from '../../check/format-problems';
import { lastChange } from '../../check/git';
import type { LocatedProblem } from '../../check/located-problem';
import {
  fileRoute,
  lastChangeRoute,
  overlayRoute,
  problemsRoute,
  versionsRoute,
} from '../../contract/develop-routes';
import { bundleScript } from '../bundle-script';
import { contentFolder } from '../environment';
import { checkOnSave } from './check-on-save';
import { refuseOtherPages } from './refuse-other-pages';
import { toOverlayProblem } from './to-overlay-problem';
import { versionsIn } from './versions';

/** The used parts of Express and of Gatsby's reporter. */
type DevServer = {
  app: Record<
    'get' | 'post',
    (path: string, answer: (request: IncomingMessage, response: ServerResponse) => void) => unknown
  >;
  reporter: Record<'error' | 'warn' | 'success', (text: string) => unknown>;
};

/** Answers what the editor asks about the files of the content folder. */
function answerEditor(app: DevServer['app'], versions: ReturnType<typeof versionsIn>): void {
  const parameter = ({ url = '' }: IncomingMessage, name: string) =>
    new URL(url, 'http://localhost').searchParams.get(name) ?? '';
  /** Returns the path in the content folder that a request names. */
  const requestedPath = (request: IncomingMessage): string | undefined => {
    const path = resolve(parameter(request, 'path'));
    return path.startsWith(contentFolder + sep) ? path : undefined;
  };
  /** Returns the content file that a request names. */
  const requestedFile = (request: IncomingMessage): string | undefined => {
    const path = requestedPath(request);
    const isFile = path && statSync(path, { throwIfNoEntry: false })?.isFile();
    return isFile ? path : undefined;
  };
  // The editor asks whether a file has changed since it was opened, and who changed it.
  app.get(fileRoute, (request, response) => {
    const file = requestedFile(request);
    response.end(file === undefined ? '' : readFileSync(file));
  });
  app.get(lastChangeRoute, (request, response) => {
    const file = requestedFile(request);
    response.end(file === undefined ? '' : lastChange(contentFolder, file));
  });
  app.get(versionsRoute, (request, response) => {
    const path = requestedPath(request);
    response.end(JSON.stringify(path === undefined ? [] : versions.list(path)));
  });
  app.post(versionsRoute, (request, response) => {
    const path = requestedPath(request);
    if (path !== undefined) versions.bringBack(path, parameter(request, 'id'));
    response.end();
  });
}

/** Checks the content at each save, and shows problems in the terminal and over the page (`overlay.ts`). */
export function onCreateDevServer({ app, reporter }: DevServer): void {
  refuseOtherPages(Server.prototype);
  /** The event streams of all open windows. */
  const streams = new Set<ServerResponse>();
  let event = ': the first check is under way\n\n';
  let reported = '';

  const versions = versionsIn(contentFolder);

  const show = (problems: LocatedProblem[]) => {
    versions.keep();
    const shown = problems.map((problem) => toOverlayProblem(problem, contentFolder));
    event = `data: ${JSON.stringify(shown)}\n\n`;
    for (const stream of streams) stream.write(event);
    const text = asText(problems);
    if (text === reported) return;
    reported = text;
    if (problems.some(({ severity }) => severity === 'error')) reporter.error(`\n${text}\n`);
    else if (problems.length > 0) reporter.warn(`\n${text}\n`);
    else reporter.success(text);
  };
  checkOnSave(contentFolder, show, (error) => reporter.warn(String(error)));

  app.get(problemsRoute, (_request, response) => {
    response.writeHead(200, {
      'Content-Type': 'text/event-stream',
      // `no-transform` turns off Gatsby's compression: it would hold events back.
      'Cache-Control': 'no-cache, no-transform',
    });
    response.write(event);
    streams.add(response);
    response.on('close', () => streams.delete(response));
  });
  app.get(overlayRoute, (_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-store' });
    response.end(bundleScript('src/gatsby/develop/overlay.ts'));
  });
  // Gatsby's server does not serve the index.html of a folder. `tools/site-command.ts` has built the editor into public/.
  app.get('/admin/', (_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html', 'Cache-Control': 'no-store' });
    response.end(readFileSync(resolve('public/admin/index.html')));
  });
  answerEditor(app, versions);
}
