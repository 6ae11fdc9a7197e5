import { contentSecurityPolicy } from '../../hosting/content-security-policy';
import { isFor, headersOf } from '../../hosting/headers-of';
import { grade } from '../../hosting/observatory';
import { isPage, readPages } from '../../hosting/pages';
import { cacheClasses } from '../../hosting/rules';
import { hostedSite } from '../../hosting/site';
import { publicFolder, requireBuild } from './support/build';

beforeAll(requireBuild);

const cacheControl = 'Cache-Control';
const classNames = new Map<string, string>(
  Object.entries(cacheClasses).map(([name, value]) => [value, name]),
);

/** Where Gatsby, webpack and this project put a hash of the content into a file's address. */
const hashed =
  /^\/static\/[0-9a-f]{32}\/[0-9a-f]{5}\/[^/]+\.\w+$|^\/static\/[^/]+-[0-9a-f]{10}\.woff2$|^\/og\/[^/]+-[0-9a-f]{12}\.png$|^\/[^/]+-[0-9a-f]{20}\.js$/;

test('every file is kept by exactly one rule, and for long only when its name has a hash', () => {
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

test('every rule is for a file that is there', () => {
  const { files, rules } = hostedSite(publicFolder);
  const idle = rules.filter((rule) => !files.some((file) => isFor(rule, file)));
  expect(idle.map(({ address }) => address)).toEqual([]);
});

test('the policy of each page lets it run and wear all that is its own', () => {
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
