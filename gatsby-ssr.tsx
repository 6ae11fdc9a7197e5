export { onPreRenderHTML, replaceRenderer } from './src/gatsby/server-render';
export { wrapPageElement } from './src/layout/wrap-page-element';
