export { onClientEntry } from './src/forms/draft';
export { wrapRootElement } from './src/forms/submissions';
export { replaceHydrateFunction } from './src/layout/hydrate';
export { shouldUpdateScroll } from './src/layout/scroll';
export { wrapPageElement } from './src/layout/wrap-page-element';
