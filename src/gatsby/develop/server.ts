import type { IncomingMessage, ServerResponse } from 'node:http';
import { readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { buildSync } from 'esbuild';
import type { Reporter } from 'gatsby';
import { openFolder } from '../../../packages/content-check/content-folder';
import { indexSite } from '../../../packages/content-check/site-index';
import { contentFolder } from '../content-folder';
import { cardNow } from './card-now';
import { cataloguePage } from './catalogue';
import { previewPage } from './preview-page';
import { watchContent, type ShownProblem } from './problems';

/** Returns the overlay, bundled, as a script for the browser. */
function overlaySource(): string {
  const { outputFiles } = buildSync({
    entryPoints: [resolve('src/gatsby/develop/overlay.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
  });
  return outputFiles.map(({ text }) => text).join('');
}

/** Streams the mistakes of each save to every open window. */
function problemStream(reporter: Reporter) {
  const windows = new Set<ServerResponse>();
  let latest = '[]';
  watchContent(contentFolder, reporter, (errors: readonly ShownProblem[]) => {
    latest = JSON.stringify(errors);
    for (const window of windows) window.write(`data: ${latest}\n\n`);
  });
  return (response: ServerResponse) => {
    response.writeHead(200, {
      'Content-Type': 'text/event-stream',
      // Gatsby's server compresses responses, which would delay each event until there is enough
      // data.
      'Cache-Control': 'no-store, no-transform',
    });
    response.write(`data: ${latest}\n\n`);
    windows.add(response);
    response.on('close', () => windows.delete(response));
  };
}

/** The part of Express that this file uses. */
type DevServer = {
  get(
    path: string | RegExp,
    answer: (request: IncomingMessage, response: ServerResponse) => void,
  ): void;
};

function send(response: ServerResponse, type: string, body: string | Buffer): void {
  response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' });
  response.end(body);
}

const siteNow = () => indexSite(openFolder(contentFolder));

/** Sends the share card of a page, drawn as the build draws it. */
async function sendCard(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const slug = basename(request.url ?? '', '.png');
  const card = await cardNow(siteNow(), slug);
  if (card === null) response.writeHead(404).end();
  else send(response, 'image/png', readFileSync(card));
}

/** Sends an unchanged picture from `content/images/`, and no other file. */
function sendPicture(request: IncomingMessage, response: ServerResponse): void {
  const name = (request.url ?? '').replace('/__content/files/', '').replace(/\?.*/, '');
  if (!openFolder(contentFolder).names.includes(name) || !name.startsWith('images/')) {
    response.writeHead(404).end();
    return;
  }
  const type = name.endsWith('.png')
    ? 'image/png'
    : name.endsWith('.webp')
      ? 'image/webp'
      : 'image/jpeg';
  send(response, type, readFileSync(join(contentFolder, name)));
}

/**
 * Serves, in `develop` only: the check at every save, the overlay with its results, the preview of
 * every page and the catalogue.
 */
export const onCreateDevServer = ({
  app,
  reporter,
}: {
  app: DevServer;
  reporter: Reporter;
}): void => {
  const open = problemStream(reporter);
  app.get('/__content/problems', (_request, response) => open(response));
  app.get('/__content/overlay.js', (_request, response) =>
    send(response, 'text/javascript', overlaySource()),
  );
  app.get(/^\/__content\/files\//, sendPicture);
  app.get(/^\/__content\/cards\//, (request, response) => {
    sendCard(request, response).catch((error: unknown) => {
      reporter.error('The card could not be drawn', error instanceof Error ? error : undefined);
      response.writeHead(500).end();
    });
  });
  app.get(/^\/__preview\/?$/, (_request, response) => {
    previewPage(siteNow())
      .then((page) => send(response, 'text/html', page))
      .catch((error: unknown) => {
        reporter.error('The preview could not be made', error instanceof Error ? error : undefined);
        response.writeHead(500).end();
      });
  });
  app.get(/^\/__catalogue\/?$/, (request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
    send(response, 'text/html', cataloguePage(siteNow(), searchParams));
  });
};
