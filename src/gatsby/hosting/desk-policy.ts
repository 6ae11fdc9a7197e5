/** Where the desk reads and writes the repository, and finds the picture of who signed in. */
const service = {
  api: ' https://api.github.com',
  pictures: ' https://avatars.githubusercontent.com',
};

/**
 * Returns the content-security policy of the desk at `/admin/`. It shows pictures before they are
 * saved, and speaks with the service of the repository only where the site is published.
 */
export const deskPolicy = (isOnline: boolean): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' blob: data:${isOnline ? service.pictures : ''}`,
    "font-src 'self'",
    `connect-src 'self' blob: data:${isOnline ? service.api : ''}`,
    "form-action 'none'",
    "base-uri 'none'",
  ].join(';');
