export { onPreRenderHTML, onRenderBody, replaceRenderer } from './src/gatsby/server-render';
export { wrapPageElement } from './src/layout/wrap-page-element';
