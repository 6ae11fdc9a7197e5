import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import compression from 'compression';
import sirv from 'sirv';
import { canonicalPath } from '../src/content/addresses/addresses';
import { readHeadersFile, revalidate } from '../src/gatsby/hosting/header-rules';
import { readRedirectsFile, withQuery } from '../src/gatsby/hosting/host-redirects';
import { filesBelow } from '../src/reader/files-below';
import { close, listen } from './ports';
import { run } from './run';

/**
 * Returns what the build wrote for hosts.
 *
 * @throws a sentence if there is no site, or another version of the build wrote it
 */
function readHostFiles(folder: string) {
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  try {
    return {
      rules: readHeadersFile(read('_headers')).map(({ path, headers }) => ({
        start: path.replace(/\*$/, ''),
        headers: new Headers(headers),
      })),
      redirects: readRedirectsFile(read('_redirects')),
      notFound: read('404.html'),
    };
  } catch (cause) {
    throw new Error(
      `${folder} contains no site, or one of an earlier version. Run npm run build first.`,
      { cause },
    );
  }
}

/** Returns a function that answers requests as a static host does. */
function siteHandler(folder: string) {
  const { rules, redirects, notFound } = readHostFiles(folder);
  const pages = new Map(
    filesBelow(folder)
      .filter((file) => /(^|\/)index\.html$/.test(file))
      .map((file) => encodeURI(`/${file}`.replace('index.html', '')))
      .map((address) => [canonicalPath(address), address]),
  );
  const answerNotFound = (_request: IncomingMessage, response: ServerResponse) => {
    response.setHeader('Cache-Control', revalidate);
    response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8' }).end(notFound);
  };
  const answerFile = sirv(folder, {
    etag: true,
    onNoMatch: answerNotFound,
    // sirv has no type for it.
    setHeaders: (response, path) =>
      path.endsWith('.ico') && response.setHeader('Content-Type', 'image/x-icon'),
  });

  return (request: IncomingMessage, response: ServerResponse) => {
    const [path = '/'] = (request.url ?? '/').split('?');
    const query = (request.url ?? '/').slice(path.length);
    const target = redirects.get(canonicalPath(path));
    const page = pages.get(canonicalPath(path)) ?? path;
    const location = target === undefined ? page + query : withQuery(target, query);
    response.setHeader('Cache-Control', revalidate);
    for (const { start, headers } of rules) {
      if (path.startsWith(start)) response.setHeaders(headers);
    }
    if (location !== request.url) response.writeHead(301, { Location: location }).end();
    else if (/^\/_(headers|redirects)$/.test(path)) answerNotFound(request, response);
    else answerFile(request, response);
  };
}

/**
 * Serves a built site on this machine, with the headers and redirects that the build wrote for hosts.
 *
 * @param root the folder of the built site
 * @param port 0 for any free port
 * @throws a sentence if there is no site of this version, or the port is taken
 */
export async function startSite({ root, port }: { root: string; port: number }) {
  const folder = resolve(root);
  const handle = siteHandler(folder);
  const compress = compression();
  const server = createServer((request, response) => {
    compress(request, response, () => handle(request, response));
  });
  return { port: await listen(server, port, 'PORT'), close: () => close(server) };
}

if (require.main === module)
  run(async () => {
    const [, , root = 'public', port = '0'] = process.argv;
    const site = await startSite({ root, port: Number(port) });
    console.log(`http://localhost:${site.port}/`);
  });
