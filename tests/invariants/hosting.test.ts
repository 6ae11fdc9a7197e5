import { contentSecurityPolicy } from '../../packages/hosting/content-security-policy';
import { isFor, headersOf } from '../../packages/hosting/headers-of';
import { grade } from '../../packages/hosting/observatory';
import { isPage, readPages } from '../../packages/hosting/pages';
import { cacheClasses } from '../../packages/hosting/rules';
import { hostedSite } from '../../packages/hosting/site';
import { publicFolder, requireBuild } from './support/build';

beforeAll(requireBuild);

const cacheControl = 'Cache-Control';
const classNames = new Map<string, string>(
  Object.entries(cacheClasses).map(([name, value]) => [value, name]),
);

/** Matches a content hash in a file's address, wherever Gatsby, webpack and this project put it. */
const hashed =
  /^\/static\/[0-9a-f]{32}\/[0-9a-f]{5}\/[^/]+\.\w+$|^\/static\/[^/]+-[0-9a-f]{10}\.woff2$|^\/og\/[^/]+-[0-9a-f]{12}\.png$|^\/[^/]+-[0-9a-f]{20}\.js$/;

test('exactly one rule sets the cache time of each file, and it is long only if its name has a hash', () => {
  const { files, rules } = hostedSite(publicFolder);
  const faults = files.flatMap((file) => {
    const [, ...named] = rules.filter(
      (rule) => isFor(rule, file) && rule.headers[cacheControl] !== undefined,
    );
    const kept = classNames.get(headersOf(rules, file)[cacheControl] ?? '') ?? 'no class';
    return [
      ...(named.length > 1 ? [`${file} has ${named.length} rules`] : []),
      ...(kept === 'no class' ? [`${file} has no class`] : []),
      ...((kept === 'immutable') === hashed.test(file) ? [] : [`${file} is ${kept}`]),
    ];
  });
  expect(files.length).toBeGreaterThan(50);
  expect(faults).toEqual([]);
});

test('every rule is for an existing file', () => {
  const { files, rules } = hostedSite(publicFolder);
  const idle = rules.filter((rule) => !files.some((file) => isFor(rule, file)));
  expect(idle.map(({ address }) => address)).toEqual([]);
});

test('the policy of each page allows all its own scripts and styles', () => {
  const { files, rules } = hostedSite(publicFolder);
  const sourcesOf = (policy: string) =>
    policy.split(';').flatMap((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return sources.map((source) => `${name} ${source}`);
    });
  const pages = [...readPages(publicFolder, files)];
  const missing = pages.flatMap(([file, html]) => {
    const sent = sourcesOf(headersOf(rules, file)['Content-Security-Policy'] ?? '');
    return sourcesOf(contentSecurityPolicy([html]))
      .filter((source) => !sent.includes(source))
      .map((source) => `${file}: ${source}`);
  });
  expect(pages.length).toBeGreaterThan(5);
  expect(missing).toEqual([]);
});

test('the headers of every page get the best grade of the Observatory', () => {
  const { files, rules } = hostedSite(publicFolder);
  const grades = files.filter(isPage).map((file) => grade(headersOf(rules, file)));
  const worst = Math.min(...grades.map(({ score }) => score));
  console.info(`Observatory: ${grades[0]?.grade ?? 'no page'} (${worst})`);
  expect(worst).toBeGreaterThanOrEqual(100);
});
