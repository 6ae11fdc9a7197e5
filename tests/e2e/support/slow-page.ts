import { createServer } from 'node:http';
import { listen, loopback } from '../../../packages/kit/ports';

/** A server whose page stops in the middle of its HTML until `finish` is called. */
export type SlowPage = {
  host: string;
  url: string;
  finish: () => void;
  close: () => Promise<void>;
};

/** Serves `html`; the part after `pauseAfter` is sent only when `finish` is called. */
export async function startSlowPage(html: string, pauseAfter: string): Promise<SlowPage> {
  const cut = html.indexOf(pauseAfter) + pauseAfter.length;
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const server = createServer((request, response) => {
    if (request.url !== '/') {
      response.writeHead(204).end();
      return;
    }
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
    response.write(html.slice(0, cut));
    void finished.then(() => response.end(html.slice(cut)));
  });
  const port = await listen(server, { port: 0, variable: 'PORT' });
  const host = `${loopback}:${port}`;
  return {
    host,
    url: `http://${host}/`,
    finish,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
