// Only for `develop`. The scripts of a built site start with `src/forms/mount/start.ts`.
export { mountForms as onRouteUpdate } from './src/forms/mount/mount-form';
export { wrapPageElement } from './src/gatsby/develop/page-boundary';
