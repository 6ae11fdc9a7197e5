import { contentTypes } from '../content-types';
import type { HostedSite } from '../site';
import { byHeader, quoted, type HeaderValues } from './by-header';
import { splitTarget, type Move } from './moves';

const notice = '# Written by `npm run hosting` from the built site; changes are lost.\n';

const variable = (header: string) => `$site_${header.toLowerCase().replaceAll('-', '_')}`;

const map = (from: string, to: string, lines: readonly string[]) =>
  `map ${from} ${to} {\n${lines.map((line) => `  ${line};\n`).join('')}}\n`;

/** Whole addresses as they are; a folder, `/static/*`, as the pattern of its beginning. */
const key = (address: string) =>
  quoted(address.endsWith('/*') ? `~^${address.slice(0, -1)}` : address);

const headerMap = ({ name, value, elsewhere }: HeaderValues) =>
  map('$uri', variable(name), [
    `default ${quoted(value)}`,
    ...elsewhere.map((one) => `${key(one.address)} ${quoted(one.value)}`),
  ]);

const moveLine = ({ from, to }: Move) => {
  const { address, fragment, hasQuery } = splitTarget(to);
  const query = hasQuery ? '$site_more_query' : '$is_args$args';
  // Quoted in parts, for these two variables are meant.
  return `${quoted(from)} "${quoted(address).slice(1, -1)}${query}${quoted(fragment).slice(1, -1)}"`;
};

/** For the `http` block: which headers belong to which address, and which addresses moved. */
const maps = ({ rules, moves }: HostedSite) =>
  [
    `${notice}map_hash_bucket_size 512;\n`,
    ...byHeader(rules)
      .filter(({ elsewhere }) => elsewhere.length > 0)
      .map(headerMap),
    map('$args', '$site_more_query', ['default "&$args"', '"" ""']),
    map('$uri', '$site_moved_to', ['default ""', ...moves.map(moveLine)]),
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

/** For the `server` block, beside its `listen`, `server_name`, `root` and certificates. */
const server = ({ rules }: HostedSite) => `${notice}
server_tokens off;
absolute_redirect off;
gzip_static on;
gzip_vary on;
charset utf-8;
charset_types text/css text/plain text/xml text/javascript application/javascript application/json image/svg+xml;

${byHeader(rules)
  .map(
    ({ name, value, elsewhere }) =>
      `add_header ${name} ${elsewhere.length > 0 ? variable(name) : quoted(value)} always;\n`,
  )
  .join('')}
if ($site_moved_to) {
  return 301 $site_moved_to;
}
error_page 404 /404.html;
location / {
  try_files $uri "\${uri}index.html" =404;
}
# What is for hosts alone, and what travels in place of another file.
location ~ (^/_(headers|redirects)|\\.(br|gz))$ {
  return 404;
}
${typed}`;

/** What nginx includes, by the names of the files. */
export const nginxFiles = (site: HostedSite): Record<string, string> => ({
  'nginx/http.conf': maps(site),
  'nginx/server.conf': server(site),
});
