import { join } from 'node:path';
import { servePreview, type PreviewOptions } from '../../packages/content-preview/server';
import { siteCards } from './cards';
import { contentFolder, publicFolder } from './folders';

/** Serves the writers' preview in `develop`. Its share cards are those of the build. */
export const onCreateDevServer = ({
  app,
  reporter,
}: Pick<PreviewOptions, 'app' | 'reporter'>): void =>
  servePreview({
    app,
    reporter,
    folder: contentFolder,
    async drawCard({ brand, picture, ...page }) {
      const { path } = await siteCards({ brand, shareCard: { picture, alt: '' } }).paint(page);
      return join(publicFolder, path);
    },
  });
