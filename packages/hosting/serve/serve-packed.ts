import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listen } from '../../kit/ports';
import { filesUnder } from '../files-under';
import { addressOf } from '../pages';
import { startSite, type Site } from './start-site';
import { encodings, pack, type Encoding } from './pack';

/** An answer of the site's own server, stored with its compressed forms. */
type Kept = {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  packed: ReadonlyMap<Encoding, Buffer>;
};

/**
 * Headers that the server writes itself: lengths and encodings differ, static hosts send no
 * disposition, and the rest belongs to one connection.
 */
const ownHeaders =
  /^(content-(length|encoding|disposition)|transfer-encoding|connection|keep-alive|date|vary)$/;

/**
 * Serves a built site with the answers and headers of packages/hosting/serve, but as a good static
 * host sends them: everything is read and compressed once, at the highest quality, before the first
 * visit, so that neither the disk nor the compression affects a measurement.
 */
export async function servePacked(root: string): Promise<Site> {
  const origin = await startSite({ root, port: 0 });
  const kept = new Map<string, Promise<Kept>>();
  const keep = (url: string): Promise<Kept> => {
    const found = kept.get(url) ?? fetchOnce(origin.url + url);
    kept.set(url, found);
    return found;
  };
  for (const file of siteFiles(root)) await keep(file);

  const server = createServer((request, response) => {
    keep(request.url ?? '/').then(
      (answer) => send(answer, request, response),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  const port = await listen(server, { port: 0, variable: 'PORT' });
  return {
    url: `http://localhost:${port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await origin.close();
    },
  };
}

/** Returns the addresses of a folder's files, without those that browsers never request. */
const siteFiles = (root: string) =>
  filesUnder(root)
    .filter((file) => !file.endsWith('.map'))
    .map((file) => addressOf(encodeURI(file)));

async function fetchOnce(url: string): Promise<Kept> {
  const response = await fetch(url, {
    redirect: 'manual',
    headers: { 'Accept-Encoding': 'identity' },
  });
  const headers = Object.fromEntries(
    [...response.headers].filter(([name]) => !ownHeaders.test(name)),
  );
  const body = Buffer.from(await response.arrayBuffer());
  const packed = await pack(body, response.headers.get('content-type') ?? '');
  return { status: response.status, headers, body, packed };
}

function send(answer: Kept, request: IncomingMessage, response: ServerResponse): void {
  const { etag } = answer.headers;
  if (etag !== undefined && request.headers['if-none-match'] === etag) {
    response.writeHead(304, answer.headers).end();
    return;
  }
  const accepted = new Set(request.headers['accept-encoding']?.split(/\s*,\s*/));
  const encoding = encodings.find((name) => accepted.has(name) && answer.packed.has(name));
  const body = (encoding && answer.packed.get(encoding)) ?? answer.body;
  if (answer.packed.size > 0) response.setHeader('Vary', 'Accept-Encoding');
  if (encoding) response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', body.length);
  response.writeHead(answer.status, answer.headers);
  response.end(request.method === 'HEAD' ? undefined : body);
}
