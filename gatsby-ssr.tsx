export { onRenderBody } from './src/gatsby/on-render-body';
export { replaceRenderer } from './src/gatsby/output/render-page';
export { onPreRenderHTML } from './src/gatsby/output/waiting-scripts';
