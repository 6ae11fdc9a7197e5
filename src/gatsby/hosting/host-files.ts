import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  contentSecurityPolicy,
  headerRules,
  headersFile,
  revalidate,
  type HeaderRule,
  type HeaderRules,
} from './header-rules';
import { redirectsFile, serverRedirects, withQuery, type Redirect } from './redirects';

/** Quotes a value for nginx and Caddy. */
const quoted = (value: string) => `"${value.replaceAll('"', '\\"')}"`;

const lines = (headers: HeaderRule['headers'], write: (name: string, value: string) => string) =>
  Object.entries(headers)
    .map(([name, value]) => `${write(name, quoted(value))}\n`)
    .join('');

function nginxFile([{ headers }, ...folders]: HeaderRules, redirects: readonly Redirect[]): string {
  const headerLines = (all: HeaderRule['headers'], always = '') =>
    lines(all, (name, value) => `add_header ${name} ${value}${always};`);
  const shared = { 'Cache-Control': revalidate, ...headers };
  // A location with headers of its own inherits none.
  const folder = ({ path, headers: own }: HeaderRule) =>
    `location ^~ ${path.slice(0, -1)} {\n${headerLines({ ...headers, ...own })}}\n`;
  const redirect = ({ from, to }: Redirect) =>
    `location = "${from}" { return 301 "${withQuery(to, '$is_args$args')}"; }\n`;
  return `# Written by every build; changes are lost. Include it in the server block of the site.
server_tokens off;
absolute_redirect off;
charset utf-8;
charset_types text/css text/plain text/xml text/javascript application/javascript application/json image/svg+xml;
gzip on;
gzip_comp_level 6;
gzip_proxied any;
gzip_vary on;
gzip_types text/css text/plain text/xml text/javascript application/javascript application/json application/xml application/manifest+json image/svg+xml;
error_page 404 405 /404.html;
error_page 403 =404 /404.html;

${headerLines(shared)}
# Everywhere, "always" would send them twice with an answer of 416.
location = /404.html {
${headerLines(shared, ' always')}}
if ($request_uri ~ "^(/(?:\\w[^?]*/)?)index\\.html(\\?.*)?$") { return 301 $1$2; }
location ~ ^/_(headers|redirects)$ { return 404; }
location = /manifest.webmanifest { types {} default_type application/manifest+json; }
${folders.map(folder).join('')}
${serverRedirects(redirects).map(redirect).join('')}`;
}

/**
 * Writes the Caddyfile. Caddy gets a certificate for SITE_ADDRESS; without that name it listens on
 * port 8080, for a proxy that has one. SITE_ROOT is the folder.
 */
function caddyfile([{ headers }, ...folders]: HeaderRules, redirects: readonly Redirect[]): string {
  const headerLines = (all: HeaderRule['headers']) =>
    lines(all, (name, value) => `\t\t${name} ${value}`);
  const folder = ({ path, headers: own }: HeaderRule) =>
    `\theader ${path} {\n${headerLines(own)}\t}\n`;
  // Caddy sets the headers of a folder before those of the site, which would replace them.
  const isReplaced = (name: string) => folders.find(({ headers: own }) => name in own);
  const entries = Object.entries(headers);
  const shared = Object.fromEntries(entries.filter(([name]) => !isReplaced(name)));
  const replaced = entries.flatMap(([name, value]) => {
    const rule = isReplaced(name);
    return rule
      ? `\t@${name} not path ${rule.path}\n\theader @${name} ${name} ${quoted(value)}\n`
      : [];
  });
  const redirect = ({ from, to }: Redirect) => `\t\t"${from}" "${withQuery(to, '{query_part}')}"\n`;
  return `# Written by every build; changes are lost.
{$SITE_ADDRESS::8080} {
	root * {$SITE_ROOT:/srv/site}
	encode zstd gzip
	header -Server
	header ?Cache-Control "${revalidate}"
	header {
${headerLines(shared)}	}
${replaced.join('')}${folders.map(folder).join('')}	header /manifest.webmanifest Content-Type application/manifest+json
	map {query} {query_part} {
		"" ""
		default "?{query}"
	}
	map {path} {redirect_to} {
${serverRedirects(redirects).map(redirect).join('')}		default ""
	}
	@redirected expression {redirect_to} != ""
	redir @redirected {redirect_to} 301
	@index path_regexp index ^(/(?:\\w.*/)?)index\\.html$
	redir @index {re.index.1}{query_part} 301
	@folder {
		path_regexp ^/\\w.*[^/]$
		file {path}/index.html
	}
	redir @folder {path}/{query_part} 301
	file_server {
		hide _headers _redirects
	}
	handle_errors {
		rewrite * /404.html
		header Cache-Control "${revalidate}"
		encode zstd gzip
		file_server
	}
}
`;
}

/**
 * Writes `_headers` and `_redirects` into the built site, `nginx.conf` and `Caddyfile` into a folder
 * that no host serves.
 *
 * @param pages the HTML of all pages
 * @throws a sentence if a host would ignore a part of the files
 */
export function writeHostFiles(
  site: string,
  pages: readonly string[],
  serversFolder: string,
  redirects: readonly Redirect[],
  isPreview: boolean,
  hasCms = false,
): void {
  const rules = headerRules(contentSecurityPolicy(pages), isPreview, hasCms);
  writeFileSync(join(site, '_headers'), headersFile(rules));
  writeFileSync(join(site, '_redirects'), redirectsFile(redirects));
  mkdirSync(serversFolder, { recursive: true });
  writeFileSync(join(serversFolder, 'nginx.conf'), nginxFile(rules, redirects));
  writeFileSync(join(serversFolder, 'Caddyfile'), caddyfile(rules, redirects));
}
