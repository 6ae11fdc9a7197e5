import { readFileSync } from 'node:fs';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { bundleScript } from '../bundle-script';
import { fontStyleSheet } from '../files/write-fonts';
import { writeHashedFile } from '../files/hashed-file';
import { writeModule } from './write-module';

/** Bundles a file of `src/page-scripts` for the supported browsers. */
const pageScript = (file: string, define: Record<string, string> = {}) =>
  bundleScript(`src/page-scripts/${file}`, {
    define,
    minify: true,
    target: browserslistToEsbuild(),
    // The project's tsconfig would add "use strict" to every page.
    tsconfigRaw: '{}',
  });

/**
 * Writes what every document has beside its content as a module: the page's own scripts, the typefaces, and the
 * addresses of React's scripts.
 *
 * @param contactPath the path of the contact page
 * @param scripts the paths of React's scripts; none in `develop`, where Gatsby adds its own
 */
export function writeDocument(contactPath: string, scripts: readonly string[]): void {
  const document = {
    inlineScript: pageScript('inline.ts'),
    deferredScript: writeHashedFile(
      'page',
      'js',
      pageScript('deferred.ts', { contactPath: JSON.stringify(contactPath) }),
    ),
    fontStyles: readFileSync(fontStyleSheet, 'utf8'),
    scripts,
  };
  writeModule('document.json', JSON.stringify(document));
}
