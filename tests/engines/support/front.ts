import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { listen, loopback } from '../../../packages/kit/ports';
import { visitIsDone, watchScript, withWatchScript } from './watch';

/** A server in front of the site's own. It notes what is asked for, and changes what is answered. */
export type Front = {
  /** Its address, without a slash at the end. */
  url: string;
  /** The paths that were asked for, oldest first, each with the status of its answer. */
  requests(): readonly { path: string; status: number }[];
  /** Keeps scripts back until `release` is called. */
  holdScripts(): void;
  release(): void;
  /** Ends requests for these files without an answer; no argument: for none. */
  refuse(files?: RegExp): void;
  close(): Promise<void>;
};

/** Changes a text file of the site, or a header, on its way to the browser. */
export type Change = (text: string) => string;

const isText = (type = '') => /html|css|javascript|json/.test(type);
const isScript = (path: string) => path.endsWith('.js');

/** Starts a server in front of `origin`, with another script as the first thing of each page. */
export async function startFront(origin: string, change: Change): Promise<Front> {
  const log: { path: string; status: number }[] = [];
  let refused: RegExp | undefined;
  let release = () => {};
  let gate = Promise.resolve();

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url ?? '/';
    if (path === watchScript.path) {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(watchScript.code);
      return;
    }
    if (path === visitIsDone) {
      log.push({ path, status: 204 });
      response.writeHead(204).end();
      return;
    }
    if (isScript(path)) await gate;
    if (refused?.test(path)) {
      log.push({ path, status: 0 });
      request.destroy();
      return;
    }
    const headers = { ...request.headers, 'accept-encoding': 'identity' };
    const { method } = request;
    ask(origin + path, { method, headers }, (original) => {
      const status = original.statusCode ?? 500;
      log.push({ path, status });
      pass(original, response, change);
    }).end();
  };
  const server = createServer((request, response) => void answer(request, response));
  const port = await listen(server, { port: 0, variable: 'PORT' });
  return {
    url: `http://${loopback}:${port}`,
    requests: () => log,
    holdScripts: () => {
      gate = new Promise((resolve) => {
        release = resolve;
      });
    },
    release: () => release(),
    refuse: (files) => {
      refused = files;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Passes an answer on. Texts are read as a whole, so that they can be changed. */
function pass(original: IncomingMessage, response: ServerResponse, change: Change) {
  const { 'content-security-policy': policy, 'content-length': length, ...rest } = original.headers;
  const headers = policy ? { ...rest, 'content-security-policy': change(String(policy)) } : rest;
  const status = original.statusCode ?? 500;
  if (!isText(rest['content-type'])) {
    response.writeHead(status, length ? { ...headers, 'content-length': length } : headers);
    original.pipe(response);
    return;
  }
  const chunks: Buffer[] = [];
  original.on('data', (chunk: Buffer) => chunks.push(chunk));
  original.on('end', () => {
    const text = change(Buffer.concat(chunks).toString());
    response.writeHead(status, headers).end(withWatchScript(text));
  });
}
