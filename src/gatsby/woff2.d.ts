declare module '*.woff2' {
  /** The address at which the font is served. */
  const url: string;
  export default url;
}
