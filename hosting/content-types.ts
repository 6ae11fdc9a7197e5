/** What servers' own lists of types may lack, by the ending of the file. */
export const contentTypes = {
  avif: 'image/avif',
  webmanifest: 'application/manifest+json',
} as const;
