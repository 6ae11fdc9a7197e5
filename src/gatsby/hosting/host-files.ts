import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  contentSecurityPolicy,
  headerRules,
  headersFile,
  revalidate,
  type HeaderRule,
  type HeaderRules,
} from './header-rules';
import { redirectsFile, serverRedirects, withQuery, type Redirect } from './host-redirects';

/** Quotes a value for nginx and Caddy. */
const quoted = (value: string) => `"${value.replaceAll('"', '\\"')}"`;

/** Returns a template with each `{{name}}` replaced by the text or the lines of that name. */
function fillTemplate(file: string, values: Readonly<Record<string, string | string[]>>): string {
  const template = readFileSync(resolve('src/gatsby/hosting', file), 'utf8');
  return template.replace(/\{\{(\w+)\}\}/g, (_placeholder, name: string) =>
    [values[name] ?? []].flat().join('\n'),
  );
}

function nginxConf([{ headers }, ...folders]: HeaderRules, redirects: readonly Redirect[]): string {
  const headerLines = (all: HeaderRule['headers'], parameter = '') =>
    Object.entries(all).map(([name, value]) => `add_header ${name} ${quoted(value)}${parameter};`);
  const shared = { 'Cache-Control': revalidate, ...headers };
  return fillTemplate('nginx.conf.template', {
    headers: headerLines(shared),
    errorHeaders: headerLines(shared, ' always'),
    // A location with headers of its own inherits none.
    folders: folders.flatMap((folder) => [
      `location ^~ ${folder.path.replace(/\*$/, '')} {`,
      ...headerLines({ ...headers, ...folder.headers }),
      '}',
    ]),
    redirects: serverRedirects(redirects).map(
      ({ from, to }) => `location = "${from}" { return 301 "${withQuery(to, '$is_args$args')}"; }`,
    ),
  });
}

function caddyfile([{ headers }, ...folders]: HeaderRules, redirects: readonly Redirect[]): string {
  const headerLines = (all: HeaderRule['headers']) =>
    Object.entries(all).map(([name, value]) => `\t\t${name} ${quoted(value)}`);
  const shared: Record<string, string> = {};
  const exceptInFolder: string[] = [];
  for (const [name, value] of Object.entries(headers)) {
    const others = folders.filter((rule) => name in rule.headers).map(({ path }) => path);
    if (others.length === 0) shared[name] = value;
    // Caddy sets the headers of a folder first, so those of the site would replace them.
    else
      exceptInFolder.push(
        `\t@${name} not path ${others.join(' ')}`,
        `\theader @${name} ${name} ${quoted(value)}`,
      );
  }
  return fillTemplate('Caddyfile.template', {
    revalidate,
    headers: headerLines(shared),
    folders: [
      ...exceptInFolder,
      ...folders.flatMap((folder) => [
        `\theader ${folder.path} {`,
        ...headerLines(folder.headers),
        '\t}',
      ]),
    ],
    redirects: serverRedirects(redirects).map(
      ({ from, to }) => `\t\t"${from}" "${withQuery(to, '{query_part}')}"`,
    ),
  });
}

type HostFilesOptions = {
  /** The folder of the built site. */
  site: string;
  /** A folder that no host serves, for the configurations of servers. */
  servers: string;
  /** The HTML of all pages. */
  pages: readonly string[];
  redirects: readonly Redirect[];
  isPreview: boolean;
  /** Whether the site has the editor at `/admin/`. */
  hasCms: boolean;
};

/**
 * Writes `_headers` and `_redirects` for Netlify and Cloudflare, `nginx.conf` and `Caddyfile`.
 *
 * @throws a sentence if a host would ignore a part of the files
 */
export function writeHostFiles({
  site,
  servers,
  pages,
  redirects,
  isPreview,
  hasCms,
}: HostFilesOptions): void {
  const rules = headerRules(contentSecurityPolicy(pages), isPreview, hasCms);
  writeFileSync(join(site, '_headers'), headersFile(rules));
  writeFileSync(join(site, '_redirects'), redirectsFile(redirects));
  mkdirSync(servers, { recursive: true });
  writeFileSync(join(servers, 'nginx.conf'), nginxConf(rules, redirects));
  writeFileSync(join(servers, 'Caddyfile'), caddyfile(rules, redirects));
}
