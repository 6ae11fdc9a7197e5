import { reactFailed } from './react-failed';
import { reportErrors } from './report-errors';

/**
 * Starts the browser's scripts: first the libraries, then Gatsby's own entry, which would otherwise
 * evaluate all of them in one task. Each runs in its own task, so that a slow phone can respond in
 * between.
 */
const stages = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@chakra-ui/react/preset-base'),
  () => import(/* webpackMode: "eager" */ '../theme/system'),
  () => import(/* webpackMode: "eager" */ './app'),
  () => import(/* webpackMode: "eager" */ 'gatsby-app'),
];

/** Gatsby writes these into every page. The map is for its links, which this site does not use. */
Object.assign(window, { ___chunkMapping: {}, ___webpackCompilationHash: __webpack_hash__ });

/**
 * If Gatsby cannot fetch the files of the page, it only logs that. This makes the starter treat the first
 * script as failed: it informs a visitor who has pressed, and runs that script again at the next try.
 */
function failOnce({ reason }: PromiseRejectionEvent) {
  if (!/page resources|Loading chunk/.test(String(reason))) return;
  removeEventListener('unhandledrejection', failOnce);
  reactFailed();
}
addEventListener('unhandledrejection', failOnce);

const errorReports = process.env.GATSBY_ERROR_REPORTS;
if (errorReports) reportErrors(errorReports);

async function start() {
  for (const stage of stages) {
    await stage();
    await new Promise((resolve) => setTimeout(resolve));
  }
}

void start();
