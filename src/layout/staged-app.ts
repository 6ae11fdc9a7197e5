import { reactFailed } from './react-failed';

/**
 * The entry of what the browser runs: Gatsby's own, behind the libraries that it would otherwise evaluate
 * in one go. Each has a task to itself, so that a slow phone can answer the visitor in between.
 */
const stages = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '../theme/preset'),
  () => import(/* webpackMode: "eager" */ '../theme/system'),
  () => import(/* webpackMode: "eager" */ './app'),
  () => import(/* webpackMode: "eager" */ 'gatsby-app'),
];

/** What Gatsby writes into every page: the map by which its links, which this site has none of, fetch scripts. */
Object.assign(window, { ___chunkMapping: {}, ___webpackCompilationHash: __webpack_hash__ });

/** Where Gatsby cannot fetch what it needs for the page, it only says so. */
function failOnce({ reason }: PromiseRejectionEvent) {
  if (!/page resources|Loading chunk/.test(String(reason))) return;
  removeEventListener('unhandledrejection', failOnce);
  reactFailed();
}
addEventListener('unhandledrejection', failOnce);

async function start() {
  for (const stage of stages) {
    await stage();
    await new Promise((resolve) => setTimeout(resolve));
  }
}

void start();
