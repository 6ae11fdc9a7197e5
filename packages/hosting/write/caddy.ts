import { contentTypes } from '../content-types';
import { addressOf, isPage } from '../pages';
import type { Rule } from '../rule';
import { cdnHeader, hashedScript, withCdn } from '../rules';
import type { HostedSite } from '../site';
import { quoted } from './by-header';
import { splitTarget, type Move } from './moves';

const indent = (text: string) => text.replace(/^(?=.)/gm, '\t');

const headerLines = (headers: Rule['headers']) =>
  Object.entries(headers)
    .map(([name, value]) => `${name} ${quoted(value)}\n`)
    .join('');

type Group = { matcher: string; headers: Rule['headers'] };

/**
 * Joins rules with the same headers, in the order of the first, by the addresses of their files.
 * Scripts get the pattern of all their names, because those of earlier releases stay among them.
 */
function grouped(rules: readonly Rule[]): Group[] {
  const script = rules.find(({ address }) => hashedScript.test(address));
  const groups = new Map<string, Group>();
  for (const { address, headers } of rules.filter((one) => !hashedScript.test(one.address))) {
    const id = JSON.stringify(headers);
    const matcher = groups.get(id)?.matcher ?? 'path';
    groups.set(id, { matcher: `${matcher} ${quoted(addressOf(address))}`, headers });
  }
  return [
    ...groups.values(),
    ...(script ? [{ matcher: `path_regexp ${hashedScript.source}`, headers: script.headers }] : []),
  ];
}

const move = ({ from, to }: Move) => {
  const { address, fragment, hasQuery } = splitTarget(to);
  const query = hasQuery ? '{site_more_query}' : '{site_query}';
  const target = `"${quoted(address).slice(1, -1)}${query}${quoted(fragment).slice(1, -1)}"`;
  return `redir ${quoted(from)} ${target} 301\n`;
};

/**
 * Browsers request none of these: the file server would accept the first and fail at the second.
 * Names with a dot mark private files.
 */
const refused = `@posted not method GET HEAD
header @posted Allow "GET, HEAD"
respond @posted 405
@nameless path_regexp \\x00
respond @nameless 400
@hidden {
	path_regexp /\\.
	not path_regexp ^/\\.well-known(/[^./][^/]*)+$
}
error @hidden 404
`;

/**
 * A release gives each file a time derived from its content, for its ETag: as a date it means
 * nothing.
 */
const noDates = 'request_header -If-Modified-Since\n';

/** Headers that request a part of a file, or set a condition: the answer may be an error. */
const mayFail = ['Range', 'If-Match', 'If-Unmodified-Since'];

/**
 * Caddy recognises an error only when the headers are already set: none of these answers is cached.
 */
const notKept = (everywhere: Rule['headers']) =>
  mayFail
    .map(
      (name) => `@${name} header ${name} *
header @${name} Cache-Control ${quoted(everywhere['Cache-Control'] ?? '')}
header @${name} -${cdnHeader}
`,
    )
    .join('');

/**
 * Caddy treats `/contact%2F` and `//contact/` as `/contact/`, but the page's scripts would
 * not: other spellings redirect to the page's one address.
 */
const spelling = `@misspelt expression \`{site_page} != "" && {http.request.uri} != {site_page} && !{http.request.uri}.startsWith({site_page} + "?")\`
redir @misspelt "{site_page}{site_query}" 301
`;

const pageMap = (files: readonly string[]) =>
  files
    .filter(isPage)
    .map(addressOf)
    .filter((address) => address.endsWith('/'))
    .map((address) => `\t~^${address.replaceAll('/', '/+')}$ ${quoted(address)}\n`)
    .join('');

/**
 * Returns the file that the Caddyfile imports into the block of a site, next to its `root`. All is
 * in one `route`, because Caddy would otherwise order the lines by its own rules.
 */
export function caddyFiles({ files: addresses, rules, moves }: HostedSite) {
  const [everywhere, ...others] = withCdn(rules);
  const headers = everywhere?.headers ?? {};
  const { [cdnHeader]: _kept, ...ofErrors } = headers;
  // In one block with these, Caddy would delay the other headers too, and let them override later
  // ones.
  const always = (own: Rule['headers']) =>
    `header -Server\nheader -Last-Modified\nheader ?Vary Accept-Encoding\nheader {\n${indent(headerLines(own))}}\n`;
  const files = 'file_server {\n\tprecompressed br gzip\n\thide _headers _redirects *.br *.gz\n}\n';
  const text = `# Written by \`npm run files -w packages/hosting\` from the built site; changes are lost.
map {query} {site_query} {site_more_query} {
	~^(.+)$ "?\${1}" "&\${1}"
	default "" ""
}
map {path} {site_page} {
${pageMap(addresses)}	default ""
}
route {
${indent(always(headers))}${indent(refused)}${grouped(others)
    .map(
      ({ matcher, headers: own }, index) => `	@group${index} ${matcher}
	header @group${index} {
${indent(indent(headerLines(own)))}	}
`,
    )
    .join('')}${indent(notKept(headers))}${indent(noDates)}${Object.entries(contentTypes)
    .map(
      ([ending, type]) =>
        `\t@${ending} path *.${ending}\n\theader @${ending} Content-Type ${type}\n`,
    )
    .join('')}${indent(moves.map(move).join(''))}${indent(spelling)}${indent(files)}}
handle_errors {
	# The disk takes no name of more than 255 bytes, and calls that an error of its own.
	@long expression \`{err.status_code} == 500 && {http.request.orig_uri}.size() > 255\`
	rewrite * /404.html
${indent(always(ofErrors))}	header -${cdnHeader}
	header Content-Type "text/html; charset=utf-8"
	file_server @long {
		precompressed br gzip
		status 404
	}
${indent(files)}}
`;
  return { 'caddy/site.caddy': text };
}
