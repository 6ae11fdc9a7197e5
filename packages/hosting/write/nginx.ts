import { contentTypes } from '../content-types';
import { addressOf, isPage } from '../pages';
import { cdnHeader, hashedScript, withCdn } from '../rules';
import type { HostedSite } from '../site';
import { byHeader, quoted, type HeaderValues } from './by-header';
import { splitTarget, type Move } from './moves';

const notice =
  '# Written by `npm run files -w packages/hosting` from the built site; changes are lost.\n';

const variable = (header: string) => `$site_${header.toLowerCase().replaceAll('-', '_')}`;

/**
 * Returns the variable that is sent with an answer, where `variable` is the value for its address.
 */
const sent = (header: string) => variable(header).replace('$site', '$sent');

const map = (from: string, to: string, lines: readonly string[]) =>
  `map ${from} ${to} {\n${lines.map((line) => `  ${line};\n`).join('')}}\n`;

/**
 * Returns whole addresses unchanged, and a folder, `/static/*`, as a pattern for its beginning.
 * Scripts get the pattern of all their names, because those of earlier releases stay among them.
 */
function key(address: string) {
  if (hashedScript.test(address)) return `"~${hashedScript.source.replaceAll('\\/', '/')}"`;
  return quoted(address.endsWith('/*') ? `~^${address.slice(0, -1)}` : address);
}

const addressMap = ({ name, value, elsewhere }: HeaderValues) =>
  map('$uri', variable(name), [
    `default ${quoted(value)}`,
    ...new Set(elsewhere.map((one) => `${key(one.address)} ${quoted(one.value)}`)),
  ]);

/**
 * Prevents caching of an error, whatever header its address has. nginx reaches an answer 416 after
 * it has set the headers of the file: then nothing is added, and every request for a part of a file
 * forbids caching. `volatile`: the status may change on the way.
 */
const sentMap = ({ name, value, elsewhere }: HeaderValues) => {
  const own = elsewhere.length > 0 ? variable(name) : quoted(value);
  // For a CDN an error has only the header for browsers.
  const error = name === cdnHeader ? '""' : quoted(value);
  return ['Cache-Control', cdnHeader].includes(name)
    ? map('"$status $http_range"', sent(name), [
        'volatile',
        '~^416 ""',
        `"~^(200|304) $" ${own}`,
        `default ${error}`,
      ])
    : map('$status', sent(name), ['volatile', '416 ""', `default ${own}`]);
};

const moveLine = ({ from, to }: Move) => {
  const { address, fragment, hasQuery } = splitTarget(to);
  const query = hasQuery ? '$site_more_query' : '$is_args$args';
  // Quoted in parts, because these two variables must be expanded.
  return `${quoted(from)} "${quoted(address).slice(1, -1)}${query}${quoted(fragment).slice(1, -1)}"`;
};

/**
 * nginx treats `/contact%2F` and `//contact/` as `/contact/`, but the page's scripts would not:
 * other spellings redirect to the page's one address.
 */
const spellingMaps = (files: readonly string[]) => [
  map('$request_uri', '$site_asked', ['"~^(?<site_path>[^?]*)" $site_path']),
  map('$uri', '$site_page', [
    'default ""',
    ...files
      .filter(isPage)
      .map(addressOf)
      .filter((address) => address.endsWith('/'))
      .map((address) => `${quoted(address)} ${quoted(address)}`),
  ]),
  map('"$site_page $site_asked"', '$site_misspelt', [
    '"~^ " ""',
    '"~^([^ ]+) \\1$" ""',
    'default 1',
  ]),
];

/** Returns the `http` block's part: the headers of each address, and the addresses that moved. */
const maps = ({ files, rules, moves }: HostedSite) =>
  [
    `${notice}map_hash_bucket_size 512;\n`,
    ...byHeader(rules)
      .filter(({ elsewhere }) => elsewhere.length > 0)
      .map(addressMap),
    ...byHeader(rules).map(sentMap),
    map('$status', '$sent_allow', ['405 "GET, HEAD"', 'default ""']),
    map('$args', '$site_more_query', ['default "&$args"', '"" ""']),
    map('$uri', '$site_moved_to', ['default ""', ...moves.map(moveLine)]),
    ...spellingMaps(files),
  ].join('\n');

const typed = Object.entries(contentTypes)
  .map(
    ([ending, type]) => `location ~ \\.${ending}$ {
  types {}
  default_type ${type};
  try_files $uri =404;
}
`,
  )
  .join('');

/**
 * Returns the `server` block's part, next to its `listen`, `server_name`, `root` and certificates.
 */
const server = ({ rules }: HostedSite) => `${notice}
server_tokens off;
absolute_redirect off;
gzip_static on;
gzip_vary on;
charset utf-8;
charset_types text/css text/plain text/xml text/javascript application/javascript application/json image/svg+xml;

${byHeader(rules)
  .map(({ name }) => `add_header ${name} ${sent(name)} always;\n`)
  .join('')}add_header Allow $sent_allow always;
# A release gives each file a time by its content, for its ETag: as a date it means nothing.
add_header Last-Modified "";
if_modified_since off;

if ($site_moved_to) {
  return 301 $site_moved_to;
}
if ($site_misspelt) {
  return 301 $site_page$is_args$args;
}
error_page 404 /404.html;
location / {
  try_files $uri "\${uri}index.html" =404;
}
# What is for hosts alone, what travels instead of another file, and what a name with a dot hides.
location ~ (^/_(headers|redirects)|\\.(br|gz))$ {
  return 404;
}
location ~ (^/\\.(?!well-known/)|./\\.) {
  return 404;
}
${typed}`;

/** Returns the files that nginx includes, by name. */
export function nginxFiles(hosted: HostedSite): Record<string, string> {
  const site = { ...hosted, rules: withCdn(hosted.rules) };
  return { 'nginx/http.conf': maps(site), 'nginx/server.conf': server(site) };
}
