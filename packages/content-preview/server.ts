import type { IncomingMessage, ServerResponse } from 'node:http';
import { readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { buildSync } from 'esbuild';
import type { Reporter } from 'gatsby';
import { openFolder } from '../content-check/content-folder';
import { indexSite } from '../content-check/site-index';
import { cardNow, type CardWords } from './card-now';
import { cataloguePage } from './catalogue';
import { previewPage } from './preview-page';
import { watchContent, type ShownProblem } from './problems';

/** Returns the overlay, bundled, as a script for the browser. */
function overlaySource(): string {
  const { outputFiles } = buildSync({
    entryPoints: [resolve('packages/content-preview/overlay.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
  });
  return outputFiles.map(({ text }) => text).join('');
}

/** Streams the mistakes of each save to every open window. */
function problemStream(folder: string, reporter: Reporter) {
  const windows = new Set<ServerResponse>();
  let latest = '[]';
  watchContent(folder, reporter, (errors: readonly ShownProblem[]) => {
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

const siteIn = (folder: string) => indexSite(openFolder(folder));

/** Sends an unchanged picture of the folder `images/`, and no other file. */
function sendPicture(folder: string, request: IncomingMessage, response: ServerResponse): void {
  const name = (request.url ?? '').replace('/__content/files/', '').replace(/\?.*/, '');
  if (!openFolder(folder).names.includes(name) || !name.startsWith('images/')) {
    response.writeHead(404).end();
    return;
  }
  const type = name.endsWith('.png')
    ? 'image/png'
    : name.endsWith('.webp')
      ? 'image/webp'
      : 'image/jpeg';
  send(response, type, readFileSync(join(folder, name)));
}

/** What the preview needs of a site and its server. */
export type PreviewOptions = {
  app: DevServer;
  reporter: Reporter;
  /** The content folder. */
  folder: string;
  /** Draws a share card, and returns its file. */
  drawCard: (card: CardWords) => Promise<string>;
};

/**
 * Serves the check at every save, the overlay with its results, the preview of every page and the
 * catalogue.
 */
export function servePreview({ app, reporter, folder, drawCard }: PreviewOptions): void {
  const failed = (sentence: string, response: ServerResponse) => (error: unknown) => {
    reporter.error(sentence, error instanceof Error ? error : undefined);
    response.writeHead(500).end();
  };
  const open = problemStream(folder, reporter);
  app.get('/__content/problems', (_request, response) => open(response));
  app.get('/__content/overlay.js', (_request, response) =>
    send(response, 'text/javascript', overlaySource()),
  );
  app.get(/^\/__content\/files\//, (request, response) => sendPicture(folder, request, response));
  app.get(/^\/__content\/cards\//, (request, response) => {
    const card = cardNow(siteIn(folder), basename(request.url ?? '', '.png'));
    if (card === null) {
      response.writeHead(404).end();
      return;
    }
    drawCard(card)
      .then((file) => send(response, 'image/png', readFileSync(file)))
      .catch(failed('The card could not be drawn', response));
  });
  app.get(/^\/__preview\/?$/, (_request, response) => {
    previewPage(siteIn(folder))
      .then((page) => send(response, 'text/html', page))
      .catch(failed('The preview could not be made', response));
  });
  app.get(/^\/__catalogue\/?$/, (request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
    send(response, 'text/html', cataloguePage(siteIn(folder), searchParams));
  });
}
