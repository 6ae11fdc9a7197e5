import { revalidate, type HeaderRule, type HeaderRules } from './header-rules';
import { serverRedirects, withQuery, type Redirect } from './redirects';

const headerLines = (headers: HeaderRule['headers']) =>
  Object.entries(headers)
    .map(([name, value]) => `\t\t${name} "${value}"\n`)
    .join('');

const redirect = ({ from, to }: Redirect) => `\t\t"${from}" "${withQuery(to, '{query_part}')}"\n`;

/**
 * Returns the Caddyfile. SITE_ADDRESS is the name of the site, for which Caddy gets a certificate by
 * itself; without it, Caddy listens on port 8080 for a proxy that has one. SITE_ROOT is the folder.
 */
export function caddyfile(
  [{ headers }, ...folders]: HeaderRules,
  redirects: readonly Redirect[],
): string {
  return `# Written by every build; changes are lost.
{$SITE_ADDRESS::8080} {
	root * {$SITE_ROOT:/srv/site}
	encode zstd gzip
	header -Server
	header ?Cache-Control "${revalidate}"
	header {
${headerLines(headers)}	}
${folders
  .map(({ path, headers: own }) => `\theader ${path} {\n${headerLines(own)}\t}\n`)
  .join('')}	header /manifest.webmanifest Content-Type application/manifest+json
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
