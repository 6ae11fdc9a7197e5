export { onClientEntry } from './src/forms/keep-drafts';
export { replaceHydrateFunction } from './src/layout/hydrate';
export { shouldUpdateScroll } from './src/layout/scroll';
export { wrapPageElement } from './src/layout/wrap-page-element';
