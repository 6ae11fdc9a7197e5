const revalidate = 'public, max-age=0, must-revalidate';
const immutable = 'public, max-age=31536000, immutable';

function header(source: string, key: string, value: string) {
  return { source, headers: [{ key, value }] };
}

/** What a preview sends with every file, so that search engines leave out pictures and texts, too. */
const hidden = header('**', 'X-Robots-Tag', 'noindex');

/**
 * The headers of each file, as glob patterns in serve-handler's form; a later pattern wins.
 * Only names that hold a hash of their content never change.
 */
export const fileHeaders = (preview: boolean) => [
  ...(preview ? [hidden] : []),
  header('**', 'Cache-Control', revalidate),
  header('/static/**', 'Cache-Control', immutable),
  header('/og/**', 'Cache-Control', immutable),
  header('/*-+([0-9a-f]).@(js|css)', 'Cache-Control', immutable),
  header('/*.+([0-9a-f]).@(js|css)', 'Cache-Control', immutable),
  // Younger than serve-handler's list of types.
  header('**/*.avif', 'Content-Type', 'image/avif'),
];
