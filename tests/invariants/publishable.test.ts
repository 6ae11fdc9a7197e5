import { readReferences } from '../../packages/seo-report/model/read-body';
import { projectRoot } from '../../packages/kit/paths';
import { filesUnder, readBuilt, requireBuild } from './support/build';
import { site } from './support/content';
import { findings, type Page } from './support/pages';
import { spokenWords, textNodes } from './support/words';

beforeAll(requireBuild);

const tagOf = (element: { prop(name: 'tagName'): string | undefined }) =>
  (element.prop('tagName') ?? '').toLowerCase();

/** Returns the files that a host serves as text. */
const textFiles = () =>
  filesUnder('public').filter((file) =>
    /\.(html|js|css|json|txt|svg|xml|webmanifest|map)$/.test(file),
  );

const matches = (pattern: RegExp) => {
  const files = textFiles();
  expect(files.length).toBeGreaterThan(15);
  return files.flatMap((file) =>
    [...readBuilt(file).matchAll(pattern)].map(([found]) => `${file}: ${found}`),
  );
};

test('no page contains the words of a draft', () => {
  const draft =
    /\b(TODO|FIXME|TBD|XXX|TKTK|NaN|undefined)\b|[Ll]orem ipsum|\[insert|\[object Object\]|\{[A-Za-z]+\}/;
  const check = (page: Page) =>
    [...textNodes(page), ...spokenWords(page), page.content.title, page.content.description]
      .filter((text) => draft.test(text))
      .map((text) => `says "${text}"`);
  expect(findings(check)).toEqual([]);
});

test('no file reveals the folder in which the site was built', () => {
  expect(matches(/(?<![\w.-])\/(work|home|root|tmp|Users|var\/folders)\/[\w.-]+/g)).toEqual([]);
  const root = projectRoot.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  expect(matches(new RegExp(root, 'g'))).toEqual([]);
});

test('there are no files that only the build needs', () => {
  const made = filesUnder('public').filter((file) =>
    /stats\.json$|^~|\.(tsx?|mdx|env|log|map)$/.test(file),
  );
  expect(made).toEqual([]);
});

test('no file contains anything that looks like a secret', () => {
  const secrets = [
    '-----BEGIN [A-Z ]*PRIVATE KEY-----',
    '\\bAKIA[0-9A-Z]{16}\\b',
    '\\bgh[pousr]_[A-Za-z0-9]{36}',
    '\\bgithub_pat_[A-Za-z0-9_]{22,}',
    '\\bxox[abprs]-[A-Za-z0-9-]{10,}',
    '\\b[sr]k_(live|test)_[A-Za-z0-9]{16,}',
    '\\bnpm_[A-Za-z0-9]{36}',
    '\\bAIza[0-9A-Za-z_-]{35}',
    // The private key of the sending service has this name in its requests.
    '\\baccessToken["\']?\\s*[:=]\\s*["\'][^"\']{8,}',
    '\\b(password|passwd|secret)["\']?\\s*[:=]\\s*["\'][^"\']{8,}',
  ];
  expect(matches(new RegExp(secrets.join('|'), 'g'))).toEqual([]);
});

test('the markup requests nothing from another host', () => {
  const { address } = site();
  const loading = ['src', 'srcset', 'poster', 'data'];
  const naming = ['canonical', 'alternate', 'me', 'author', 'license'];
  const isForeign = (url: string) => /^([a-z]+:)?\/\//i.test(url) && !url.startsWith(`${address}/`);
  const check = (page: Page) => [
    ...readReferences(page.$)
      .filter(({ attribute, url }) => loading.includes(attribute) && isForeign(url))
      .map(({ element, url }) => `<${element}> loads ${url}`),
    ...page
      .$('link[href]')
      .toArray()
      .map((element) => page.$(element))
      .filter((link) => !naming.includes(link.attr('rel') ?? ''))
      .filter((link) => isForeign(link.attr('href') ?? ''))
      .map((link) => `link ${link.attr('rel') ?? ''} asks ${link.attr('href') ?? ''}`),
    ...page
      .$('iframe, object, embed, base, meta[http-equiv=refresh]')
      .toArray()
      .map((element) => `has <${tagOf(page.$(element))}>`),
  ];
  expect(findings(check)).toEqual([]);
});

test('no component property leaks into the markup', () => {
  const properties = ['as', 'look', 'tone', 'featured', 'asChild', 'unstyled'];
  const check = ({ $ }: Page) =>
    properties.flatMap((name) =>
      $(`body [${name}]`)
        .toArray()
        .map((element) => $(element))
        .map((element) => `has <${tagOf(element)} ${name}="${element.attr(name) ?? ''}">`),
    );
  expect(findings(check)).toEqual([]);
});
