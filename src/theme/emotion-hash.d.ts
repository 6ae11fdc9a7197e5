/** The name that `webpack-config.ts` gives to Emotion's own hash. */
declare module 'emotion-hash' {
  export { default } from '@emotion/hash';
}
