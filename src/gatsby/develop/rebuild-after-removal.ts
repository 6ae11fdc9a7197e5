import { watch } from 'chokidar';
import type { WebpackPluginInstance } from 'webpack';
import { contentFolder } from '../environment';

/**
 * Makes webpack build again after a file is removed. Gatsby suspends webpack until webpack reports a
 * change, and webpack does not report a removal. Without this, `develop` stops building.
 */
export const rebuildAfterRemoval: WebpackPluginInstance = {
  apply(compiler) {
    watch(contentFolder, { ignoreInitial: true }).on('unlink', () => {
      if (!compiler.watching) throw new Error('webpack is not watching in `develop` any more.');
      compiler.watching.invalidate();
    });
  },
};
