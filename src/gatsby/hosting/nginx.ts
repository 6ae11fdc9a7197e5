import { revalidate, type HeaderRule, type HeaderRules } from './header-rules';
import { serverRedirects, withQuery, type Redirect } from './redirects';

const headerLines = (headers: HeaderRule['headers']) =>
  Object.entries(headers)
    .map(([name, value]) => `add_header ${name} "${value}" always;\n`)
    .join('');

const folder = ({ path, headers }: HeaderRule, everywhere: HeaderRule['headers']) =>
  // A location with headers of its own inherits none.
  `location ^~ ${path.slice(0, -1)} {\n${headerLines({ ...everywhere, ...headers })}}\n`;

const redirect = ({ from, to }: Redirect) =>
  `location = "${from}" { return 301 "${withQuery(to, '$is_args$args')}"; }\n`;

/**
 * Returns the file that nginx includes in a `server` block, next to its `listen`, `server_name`,
 * `root` and certificates.
 */
export function nginxFile(
  [{ headers }, ...folders]: HeaderRules,
  redirects: readonly Redirect[],
): string {
  return `# Written by every build; changes are lost. Include it in the server block of the site.
server_tokens off;
absolute_redirect off;
charset utf-8;
charset_types text/css text/plain text/xml text/javascript application/javascript application/json image/svg+xml;
gzip on;
gzip_vary on;
gzip_types text/css text/plain text/xml text/javascript application/javascript application/json application/xml application/manifest+json image/svg+xml;
error_page 404 /404.html;
error_page 403 =404 /404.html;

${headerLines({ 'Cache-Control': revalidate, ...headers })}
if ($request_uri ~ "^(/(?:\\w[^?]*/)?)index\\.html(\\?.*)?$") { return 301 $1$2; }
location ~ ^/_(headers|redirects)$ { return 404; }
location = /manifest.webmanifest { types {} default_type application/manifest+json; }
${folders.map((rule) => folder(rule, headers)).join('')}
${serverRedirects(redirects).map(redirect).join('')}`;
}
