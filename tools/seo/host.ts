import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAllHeaders } from 'netlify-headers-parser';
import { parseAllRedirects } from 'netlify-redirect-parser';
import { z } from 'zod';
import { canonicalPath, decodeEscapes } from '../../src/content/addresses/addresses';
import { limits, longestLine } from '../../src/gatsby/hosting/header-rules';

/** What a host says to a request. */
export type Answer = {
  status: number;
  headers: Headers;
  /** Where it sends the visitor, as it is written; undefined if it does not. */
  location?: string | undefined;
};

type HostRedirect = { from: string; to: string; status: number };

/** How a site is answered: by the files that a build writes for hosts, or by a server that was asked. */
export type Host = {
  /** Returns the answer to a path; undefined if a server was not asked for it. */
  answer: (pathname: string) => Answer | undefined;
  /** The redirects in the host's order. */
  redirects: readonly HostRedirect[];
  /** What its files have that hosts cannot read, with the file. */
  problems: readonly { file: string; message: string }[];
  /** Other addresses that visitors may type, and what a server says to them; undefined: no server was asked. */
  variants:
    readonly { address: string; expected: string; answer: Answer | undefined }[] | undefined;
};

const errors = z.array(z.instanceof(Error));
const headersResult = z.object({
  headers: z.array(
    z.looseObject({ forRegExp: z.instanceof(RegExp), values: z.record(z.string(), z.string()) }),
  ),
  errors,
});
const redirectsResult = z.object({
  redirects: z.array(
    z.looseObject({ path: z.string(), to: z.string(), status: z.number().default(301) }),
  ),
  errors,
});

/** Parses a file of the host by Netlify's parser, whose published types name options that it does not need. */
const parseBy = (parser: (...options: never[]) => unknown, options: object): unknown =>
  Reflect.apply(parser, undefined, [{ ...options, minimal: false }]);

/** Returns where a redirect sends a path; undefined if it is for others. `*` and `:name` stand for parts of it. */
function targetOf({ from, to }: HostRedirect, pathname: string): string | undefined {
  const pattern = canonicalPath(from)
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/:(\w+)/g, '(?<$1>[^/]+)')
    .replace(/\/\*$/, '(?:/(?<splat>.*))?');
  const match = new RegExp(`^${pattern === '/' ? '/' : `${pattern}/?`}$`).exec(
    canonicalPath(pathname),
  );
  return match
    ? to.replace(/:(\w+)/g, (whole, name: string) => match.groups?.[name] ?? whole)
    : undefined;
}

/** Returns what Cloudflare leaves out without a word. */
function ignoredParts(built: string): Host['problems'] {
  const tooLong = (file: string, limit: number) => {
    const length = existsSync(path.join(built, file))
      ? longestLine(readFileSync(path.join(built, file), 'utf8'))
      : 0;
    const message = `a line has ${length} characters, and Cloudflare reads no more than ${limit}`;
    return length > limit ? [{ file, message }] : [];
  };
  return [...tooLong('_headers', limits.headerLine), ...tooLong('_redirects', limits.redirectLine)];
}

/**
 * Reads `_headers` and `_redirects` by Netlify's own parsers, and answers as hosts do that read them: a redirect
 * comes before a file, as on Cloudflare.
 *
 * @param built the folder of the built site
 * @param has returns whether there is a file at a path: `/about/index.html`
 */
export async function readHost(built: string, has: (file: string) => boolean): Promise<Host> {
  const parsedHeaders = headersResult.parse(
    await parseBy(parseAllHeaders, { headersFiles: [path.join(built, '_headers')] }),
  );
  const parsedRedirects = redirectsResult.parse(
    await parseBy(parseAllRedirects, { redirectsFiles: [path.join(built, '_redirects')] }),
  );
  const redirects = parsedRedirects.redirects.map(({ path: from, to, status }) => ({
    from,
    to,
    status,
  }));
  const headersOf = (pathname: string) => {
    const headers = new Headers();
    for (const { forRegExp, values } of parsedHeaders.headers) {
      if (!forRegExp.test(pathname)) continue;
      for (const [name, value] of Object.entries(values)) headers.set(name, value);
    }
    return headers;
  };
  const answer = (pathname: string): Answer => {
    const headers = headersOf(pathname);
    const file = decodeEscapes(pathname);
    const hasFile = has(file.replace(/\/$/, '/index.html'));
    for (const redirect of redirects) {
      const to = targetOf(redirect, pathname);
      const isSent = redirect.status >= 300 && redirect.status < 400;
      // What is not sent elsewhere is answered only where there is no file.
      if (to === undefined || (!isSent && hasFile)) continue;
      return { status: redirect.status, headers, location: isSent ? to : undefined };
    }
    if (hasFile) return { status: 200, headers };
    return has(`${file}/index.html`)
      ? { status: 301, headers, location: `${pathname}/` }
      : { status: 404, headers };
  };
  const unreadable = (file: string, all: readonly Error[]) =>
    all.map(({ message }) => ({ file, message: message.replace(/\s+/g, ' ') }));
  const missing = ['_headers', '_redirects']
    .filter((file) => !existsSync(path.join(built, file)))
    .map((file) => ({ file, message: 'the file is missing' }));
  return {
    answer,
    redirects,
    problems: [
      ...missing,
      ...unreadable('_headers', parsedHeaders.errors),
      ...unreadable('_redirects', parsedRedirects.errors),
      ...ignoredParts(built),
      ...(redirects.length > limits.redirects
        ? [{ file: '_redirects', message: `it has more than ${limits.redirects} lines` }]
        : []),
    ],
    variants: undefined,
  };
}
