import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { siteFolder } from '../support/sites';

const folder = path.join(siteFolder('specified'), 'public');
const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** Runs before all else in every page, and keeps what a healthy page never does. */
function watch() {
  const problems: string[] = [];
  const alerts: string[] = [];
  const note = (...texts: unknown[]) => problems.push(texts.join(' '));
  Object.assign(console, { warn: note, error: note });
  Object.assign(window, { problems, alerts, alert: (text: string) => alerts.push(text) });
  addEventListener('unhandledrejection', ({ reason }) => note(reason));
  addEventListener('securitypolicyviolation', (event) => note('CSP', event.violatedDirective));
  addEventListener('error', ({ message, target }) => note(message, target), true);
}

const watchTag = '<script src="/watch.js"></script>';

/** Makes a server listen, and returns its port. */
export async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return address !== null && typeof address === 'object' ? address.port : 0;
}

/** Serves the specified site, and answers in place of the e-mail service and the calendar. */
export async function startSite() {
  /** The bodies of the messages that arrived, and the statuses of the next answers. */
  const [posts, answers]: [string[], number[]] = [[], []];
  const rules = readFileSync(path.join(folder, '_headers'), 'utf8');
  const policy = /Content-Security-Policy: (.*)/.exec(rules)?.[1] ?? '';
  const server = createServer();
  const url = `http://127.0.0.1:${await listen(server)}`;
  const local = (text: string) =>
    text.replaceAll(/http:\/\/localhost:8025|https:\/\/calendar\.throughline\.example/g, url);

  server.on('request', async (request, response) => {
    if (request.method === 'POST') {
      posts.push((await request.toArray()).join(''));
      const status = answers.shift() ?? 200;
      response.writeHead(status).end(status === 200 ? 'OK' : 'Refused');
      return;
    }
    const { pathname } = new URL(request.url ?? '/', url);
    const asked = path.join(folder, pathname.replace(/\/$/, '/index.html'));
    const file = existsSync(asked) ? asked : path.join(folder, '404.html');
    const type = types[path.extname(file)] ?? '';
    const body = readFileSync(file);
    const isText = /html|json|javascript/.test(type);
    const text = isText ? local(String(body)) : '';
    const page = type.includes('html') ? text.replace('<head>', `<head>${watchTag}`) : text;
    response.setHeader('Content-Type', type);
    response.setHeader(
      'Content-Security-Policy',
      local(policy).replace(/style-src[^;]*/, "style-src 'self' 'unsafe-inline'"),
    );
    if (pathname === '/watch.js')
      response.setHeader('Content-Type', 'text/javascript').end(`(${String(watch)})()`);
    else response.end(isText ? page : body);
  });

  return { url, posts, answers, close: () => server.close().closeAllConnections() };
}
