import { contentTypes } from '../content-types';
import { addressOf } from '../pages';
import type { Rule } from '../rule';
import type { HostedSite } from '../site';
import { quoted } from './by-header';
import { splitTarget, type Move } from './moves';

const indent = (text: string) => text.replace(/^(?=.)/gm, '\t');

const headerLines = (headers: Rule['headers']) =>
  Object.entries(headers)
    .map(([name, value]) => `${name} ${quoted(value)}\n`)
    .join('');

/** Rules with the same headers, as one: what their files are asked for, in the order of the first. */
function grouped(rules: readonly Rule[]): { addresses: string[]; headers: Rule['headers'] }[] {
  const groups = new Map<string, { addresses: string[]; headers: Rule['headers'] }>();
  for (const { address, headers } of rules) {
    const id = JSON.stringify(headers);
    const group = groups.get(id) ?? { addresses: [], headers };
    group.addresses.push(addressOf(address));
    groups.set(id, group);
  }
  return [...groups.values()];
}

const move = ({ from, to }: Move) => {
  const { address, fragment, hasQuery } = splitTarget(to);
  const query = hasQuery ? '{site_more_query}' : '{site_query}';
  const target = `"${quoted(address).slice(1, -1)}${query}${quoted(fragment).slice(1, -1)}"`;
  return `redir ${quoted(from)} ${target} 301\n`;
};

/** Neither is asked for by a browser, and the file server would take the first and fail at the second. */
const refused = `@posted not method GET HEAD
respond @posted 405
@nameless path_regexp \\x00
respond @nameless 400
`;

/**
 * What the Caddyfile imports into the block of a site, beside its `root`. All is in one `route`,
 * because Caddy would otherwise order the lines by its own rules.
 */
export function caddyFiles({ rules: [everywhere, ...others], moves }: HostedSite) {
  // In one block with it, Caddy would put off the other headers too, and lay them over later ones.
  const always = `header -Server\nheader {\n${indent(headerLines(everywhere?.headers ?? {}))}}\n`;
  const files = 'file_server {\n\tprecompressed br gzip\n\thide _headers _redirects *.br *.gz\n}\n';
  const text = `# Written by \`npm run hosting\` from the built site; changes are lost.
map {query} {site_query} {site_more_query} {
	~^(.+)$ "?\${1}" "&\${1}"
	default "" ""
}
route {
${indent(always)}${grouped(others)
    .map(
      ({ addresses, headers }, index) => `	@group${index} path ${addresses.map(quoted).join(' ')}
	header @group${index} {
${indent(indent(headerLines(headers)))}	}
`,
    )
    .join('')}${Object.entries(contentTypes)
    .map(
      ([ending, type]) =>
        `\t@${ending} path *.${ending}\n\theader @${ending} Content-Type ${type}\n`,
    )
    .join('')}${indent(refused)}${indent(moves.map(move).join(''))}${indent(files)}}
handle_errors {
	rewrite * /404.html
${indent(always)}	header Content-Type "text/html; charset=utf-8"
${indent(files)}}
`;
  return { 'caddy/site.caddy': text };
}
