import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { z } from 'zod';
import { hostedSite } from '../site';
import { writeHostFiles } from './host-files';
import { writeServerFiles } from './server-files';
import { temporaryFolder, writeFiles } from '../../../tests/support/temporary-folder';

const folder = temporaryFolder();
const root = join(folder, 'public');
const golden = (name: string) => join(__dirname, 'golden', name);

const files: Record<string, string> = {
  'index.html': '<script>run()</script><style>a{}</style><p style="color:red">home',
  'about/index.html': '<form action="https://forms.example/send"></form>',
  '404.html': 'not here',
  '_gatsby/slices/index.html': 'a part',
  'app-0123456789abcdef0123.js': '1',
  'icon.svg': '<svg/>',
  'robots.txt': 'User-agent: *',
  'site.webmanifest': '{}',
  'static/a1b2/hero.avif': '0',
  'og/about-0a1b.png': '0',
};
const redirects = new Map([
  ['/team', '/about/'],
  ['/faq', '/about/?open=1#questions'],
]);

const write = (name: string, text: string) => writeFiles(folder, { [name]: text });

let names: string[];
beforeAll(() => {
  writeFiles(root, files);
  writeHostFiles(root, redirects, false);
  names = writeServerFiles(root, join(folder, 'out'));
});

const written = (name: string) => readFileSync(join(folder, 'out', name), 'utf8');

test('every host gets the same headers and redirects, exactly as in golden/', () => {
  const all = {
    _headers: readFileSync(join(root, '_headers'), 'utf8'),
    _redirects: readFileSync(join(root, '_redirects'), 'utf8'),
    ...Object.fromEntries(names.map((name) => [name, written(name)])),
  };
  for (const [name, text] of Object.entries(all)) {
    if (process.env.UPDATE_GOLDEN === '1') {
      mkdirSync(dirname(golden(name)), { recursive: true });
      writeFileSync(golden(name), text);
    }
    expect(text).toBe(readFileSync(golden(name), 'utf8'));
  }
});

test('does not publish a file whose name begins with a dot, and the build says so', () => {
  write('public/.built-from', 'a commit');
  write('public/static/.DS_Store', '');
  write('public/.well-known/security.txt', 'Contact: mailto:a@b.example');
  expect(writeHostFiles(root, redirects, false)).toEqual([
    '/.built-from is not published, because a name in it begins with a dot.',
    '/static/.DS_Store is not published, because a name in it begins with a dot.',
  ]);
  expect(hostedSite(root).files.filter((file) => file.includes('/.'))).toEqual([
    '/.well-known/security.txt',
  ]);
});

test('refuses a folder without a finished site by name', () => {
  expect(() => hostedSite(folder)).toThrow(/contains no finished site.*npm run build/);
});

test('refuses a target that no configuration can contain, and says how to write it', () => {
  writeHostFiles(root, new Map([['/prices', '/about/?in=$']]), false);
  expect(() => writeServerFiles(root, join(folder, 'refused'))).toThrow(/in=\$.*%24/);
  writeHostFiles(root, redirects, false);
});

test('CloudFront sends the headers of all files by the one policy, and of pictures by the other', () => {
  const policy = z.object({
    SecurityHeadersConfig: z.object({
      ContentSecurityPolicy: z.object({ ContentSecurityPolicy: z.string().max(1783) }),
      StrictTransportSecurity: z.object({ AccessControlMaxAgeSec: z.literal(31536000) }),
    }),
    CustomHeadersConfig: z.object({
      Quantity: z.number(),
      Items: z.array(z.object({ Header: z.string(), Value: z.string() })),
    }),
  });
  const resourcePolicy = (name: string) => {
    const { Items, Quantity } = policy.parse(JSON.parse(written(name))).CustomHeadersConfig;
    expect(Items).toHaveLength(Quantity);
    return Items.find(({ Header }) => Header === 'Cross-Origin-Resource-Policy')?.Value;
  };
  expect(resourcePolicy('cloudfront/headers.json')).toBe('same-origin');
  expect(resourcePolicy('cloudfront/headers-shown-elsewhere.json')).toBe('cross-origin');
  expect(JSON.parse(written('cloudfront/shown-elsewhere.json'))).toEqual(['/og/*', '/icon.svg']);
});

test.each([
  ['/', { uri: '/index.html' }],
  ['/about/', { uri: '/about/index.html' }],
  ['/icon.svg', { uri: '/icon.svg' }],
  ['/constructor', { uri: '/constructor' }],
  ['/about', { location: '/about/?from=mail&a=1&a=2' }],
  ['/index.html', { location: '/?from=mail&a=1&a=2' }],
  ['/team/', { location: '/about/?from=mail&a=1&a=2' }],
  ['/faq', { location: '/about/?open=1&from=mail&a=1&a=2#questions' }],
])("CloudFront's function answers %s with %j", (uri, expected) => {
  const querystring = {
    from: { value: 'mail' },
    a: { value: '1', multiValue: [{ value: '1' }, { value: '2' }] },
  };
  const call = `handler(${JSON.stringify({ request: { uri, querystring } })})`;
  const answer = z
    .object({
      uri: z.string().optional(),
      headers: z.object({ location: z.object({ value: z.string() }) }).optional(),
    })
    .parse(runInNewContext(`${written('cloudfront/viewer-request.js')}${call}`));
  expect({ uri: answer.uri, location: answer.headers?.location.value }).toEqual(expected);
});

test('the upload copies each kind of file with its cache time, then pages, and finally removes what is gone', () => {
  const log = join(folder, 'aws.log');
  write('bin/aws', `#!/bin/sh\necho "$@" >> '${log}'\n`);
  chmodSync(join(folder, 'bin/aws'), 0o755);
  const { status, stderr } = spawnSync(
    'bash',
    [join(folder, 'out/cloudfront/upload.sh'), root, 's3://bucket'],
    { env: { PATH: `${join(folder, 'bin')}:${process.env.PATH ?? ''}` } },
  );
  expect([status, String(stderr)]).toEqual([0, '']);
  const calls = readFileSync(log, 'utf8').trim().split('\n');
  expect(calls[0]).toContain(
    'max-age=31536000, immutable --exclude * --include static/* --include og/* --include app-0123456789abcdef0123.js --exclude _headers',
  );
  expect(calls).toContainEqual(
    expect.stringMatching(/immutable --exclude \* --include \*\.avif --content-type image\/avif$/),
  );
  expect(calls.at(-2)).toMatch(
    /stale-if-error=604800 --exclude \* --include \*\.html --content-type/,
  );
  expect(calls.at(-1)).toBe(
    `s3 sync ${root} s3://bucket --delete --size-only --exclude static/* --exclude og/* --exclude *.js --exclude _headers --exclude _redirects --exclude *.br --exclude *.gz`,
  );
});
