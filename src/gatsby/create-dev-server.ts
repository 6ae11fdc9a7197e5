import { serveOverlay, type OverlayOptions } from './develop/serve-overlay';
import { contentFolder } from './folders';

/** Shows the errors of each save over the page, in `develop`. */
export function onCreateDevServer({
  app,
  reporter,
}: Pick<OverlayOptions, 'app' | 'reporter'>): void {
  serveOverlay({ app, reporter, folder: contentFolder });
}
