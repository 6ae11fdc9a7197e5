import { reactFailed } from './react-failed';
import { makeAddressSafe } from './safe-address';

/**
 * Evaluates the libraries before Gatsby's entry, each in its own task, so that a slow phone can
 * respond in between.
 */
const stages = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@chakra-ui/react/preset-base'),
  () => import(/* webpackMode: "eager" */ '../theme/system'),
  () => import(/* webpackMode: "eager" */ './app'),
  () => import(/* webpackMode: "eager" */ 'gatsby-app'),
];

/** Gatsby writes these into every page. The map is for its links, which are not used here. */
Object.assign(window, { ___chunkMapping: {}, ___webpackCompilationHash: __webpack_hash__ });

/** Gatsby only logs that it cannot fetch the files of a page. */
function failOnce({ reason }: PromiseRejectionEvent) {
  if (!/page resources|Loading chunk/.test(String(reason))) return;
  removeEventListener('unhandledrejection', failOnce);
  reactFailed();
}
addEventListener('unhandledrejection', failOnce);

/**
 * Keeps links within a page from Gatsby's router, which would announce each as another page. All
 * others load a page.
 */
addEventListener('popstate', (event) => event.stopImmediatePropagation());

async function start() {
  for (const stage of stages) {
    await stage();
    await new Promise((resolve) => setTimeout(resolve));
  }
}

makeAddressSafe();
void start();
