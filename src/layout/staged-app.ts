/**
 * The entry of what the browser runs: Gatsby's own, behind the libraries that it would otherwise evaluate
 * in one go. Each has a task to itself, so that a slow phone can answer the visitor in between.
 */
const stages = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '../theme/system'),
  () => import(/* webpackMode: "eager" */ './app'),
  () => import(/* webpackMode: "eager" */ 'gatsby-app'),
];

async function start() {
  for (const stage of stages) {
    await stage();
    await new Promise((resolve) => setTimeout(resolve));
  }
}

void start();
