// For `develop` alone: a built site starts with `src/islands/start.ts`.
export { mountForms as onRouteUpdate } from './src/islands/mount-form';
