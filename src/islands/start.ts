import { formFailedEvent } from '../inline/forms';

/**
 * Evaluates the libraries before the islands, each in its own task, so that a slow phone can respond in
 * between.
 */
const libraries = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@chakra-ui/react/preset-base'),
  () => import(/* webpackMode: "eager" */ './island-system'),
  () => import(/* webpackMode: "eager" */ './island'),
];

async function start() {
  for (const load of libraries) {
    await load();
    await new Promise((resolve) => setTimeout(resolve));
  }
  const { hydrateIslands } = await import(/* webpackMode: "eager" */ './hydrate-islands');
  hydrateIslands();
}

start().catch((error: unknown) => {
  document.dispatchEvent(new Event(formFailedEvent));
  reportError(error);
});
