// For `develop` alone: a built site starts with `src/forms/mount/start.ts`.
export { mountForms as onRouteUpdate } from './src/forms/mount/mount-form';
