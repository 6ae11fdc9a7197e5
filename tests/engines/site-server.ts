import { readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { readHeadersFile } from '../../src/gatsby/hosting/header-rules';
import { listen } from '../../tools/ports';
import { siteFolder } from '../support/sites';

const folder = path.join(siteFolder('specified'), 'public');
const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** Runs before all else in every page, and keeps what is pressed, and what a healthy page never does. */
function watch() {
  const [problems, alerts, presses]: [string[], string[], string[]] = [[], [], []];
  const note = (...texts: unknown[]) => problems.push(texts.join(' '));
  Object.assign(console, { warn: note, error: note });
  Object.assign(window, { problems, alerts, presses, alert: (text: string) => alerts.push(text) });
  addEventListener(
    'click',
    ({ target }) => target instanceof Element && presses.push(target.outerHTML.slice(0, 200)),
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => note(reason));
  addEventListener('securitypolicyviolation', (event) => note('CSP', event.violatedDirective));
  addEventListener('error', ({ message, target }) => note(message, target), true);
}

/** Serves the specified site, and answers in place of the e-mail service and the calendar. */
export async function startSite() {
  /** The bodies of the messages that arrived, and the statuses of the next answers. */
  const [posts, answers]: [string[], number[]] = [[], []];
  /** What the scripts of React contain in place of their own code. */
  const fault: { scripts?: string } = {};
  const [rule] = readHeadersFile(readFileSync(path.join(folder, '_headers'), 'utf8'));
  const server = createServer((request, response) => void answer(request, response));
  const url = `http://127.0.0.1:${await listen(server, 0, 'PORT')}`;
  const local = (text: string) =>
    text.replaceAll(/http:\/\/localhost:8025|https:\/\/calendar\.throughline\.example/g, url);

  async function answer(request: IncomingMessage, response: ServerResponse) {
    if (request.method === 'POST') {
      posts.push((await request.toArray()).join(''));
      response.writeHead(answers.shift() ?? 200).end('OK');
      return;
    }
    const { pathname } = new URL(request.url ?? '/', url);
    const asked = path.join(folder, pathname.replace(/\/$/, '/index.html'));
    const isFile = statSync(asked, { throwIfNoEntry: false })?.isFile();
    const file = isFile ? asked : path.join(folder, '404.html');
    const type = types[path.extname(pathname === '/watch.js' ? pathname : file)] ?? '';
    const text =
      pathname === '/watch.js' ? `(${String(watch)})()` : local(readFileSync(file, 'utf8'));
    if (fault.scripts !== undefined && /\/static\/(?!page-).*\.js$/.test(pathname)) {
      response.end(fault.scripts);
      return;
    }
    const page = text.replace('<head>', '<head><script src="/watch.js"></script>');
    response.setHeader('Content-Type', type);
    const policy = rule?.headers['Content-Security-Policy'] ?? '';
    response.setHeader('Content-Security-Policy', local(policy));
    if (type.includes('html')) response.end(page);
    else response.end(/javascript|json/.test(type) ? text : readFileSync(file));
  }

  return { url, posts, answers, fault, close: () => server.close().closeAllConnections() };
}
