import { readFileSync } from 'node:fs';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { bundleScript } from '../bundle-script';
import { writeHashedFile } from '../files/hashed-file';
import { fontsFile, fontsSchema } from '../files/write-fonts';
import { writeModule } from './write-module';

/** Bundles a file of `src/page-scripts` for the supported browsers. */
const pageScript = (file: string) =>
  bundleScript(`src/page-scripts/${file}`, {
    minify: true,
    target: browserslistToEsbuild(),
    // The project's tsconfig would add "use strict" to every page.
    tsconfigRaw: '{}',
  });

/**
 * Writes what every document has beside its content as a module: the page's own scripts, the typefaces, and the
 * addresses of React's scripts.
 *
 * @param scripts the paths of React's scripts; none in `develop`, where Gatsby adds its own
 */
export function writeDocument(scripts: readonly string[]): void {
  const document = {
    inlineScript: pageScript('inline.ts'),
    deferredScript: writeHashedFile('page', 'js', pageScript('deferred.ts')),
    videoScript: writeHashedFile('video', 'js', pageScript('videos.ts')),
    fonts: fontsSchema.parse(JSON.parse(readFileSync(fontsFile, 'utf8'))),
    scripts,
  };
  writeModule('document.json', JSON.stringify(document));
}
