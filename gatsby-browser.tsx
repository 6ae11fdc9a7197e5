// For `develop` alone: a built site starts with `src/islands/start.ts`.
export { trackDrafts as onClientEntry } from './src/forms/draft';
