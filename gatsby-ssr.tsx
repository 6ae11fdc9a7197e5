export { onRenderBody } from './src/gatsby/on-render-body';
export { replaceRenderer } from './src/gatsby/replace-renderer';
export { onPreRenderHTML } from './src/gatsby/pre-render-html';
export { wrapPageElement } from './src/layout/wrap-page-element';
