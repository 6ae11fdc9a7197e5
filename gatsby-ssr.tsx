export { onRenderBody, replaceRenderer } from './src/gatsby/output/render-page';
export { onPreRenderHTML } from './src/gatsby/output/template-scripts';
