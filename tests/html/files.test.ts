import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { originOfBuiltFile, feedPath } from '../../src/content/addresses/paths';
import { collectionTypes } from '../../src/content/content-types';
import { projectRoot } from '../support/sites';
import { describeSites, openSite } from './support/site';

const manifestSchema = z.looseObject({ icons: z.array(z.object({ src: z.string() })).min(1) });

describeSites((site) => {
  const { brand, language } = site.content.site;

  test('the check knows every file that is neither a page nor in static/', () => {
    const isKnown = (file: string) =>
      /(^|\/)index\.html$/.test(file) ||
      existsSync(join('static', file)) ||
      collectionTypes.some(({ folder }) => feedPath(folder) === `/${file}`) ||
      originOfBuiltFile(`/${file}`, false) !== undefined;
    expect(site.files.filter((file) => !isKnown(file))).toEqual([]);
  });

  test('the manifest has the name of the site, and its icons exist', () => {
    const manifest = manifestSchema.parse(JSON.parse(site.read('manifest.webmanifest')));
    expect(manifest).toMatchObject({ name: brand, lang: language });
    expect(manifest.icons.filter(({ src }) => !site.has(src))).toEqual([]);
  });

  test('home and the pages of a collection announce its feed, as soon as it has an entry', () => {
    const feeds = collectionTypes.map(({ folder }) => feedPath(folder)).filter(site.has);
    for (const { attributes, path } of site.pages) {
      const links = attributes('link[rel=alternate]:not([hreflang])', 'href');
      const here = feeds.filter(
        (feed) => feed.startsWith(path.split('/', 2).join('/') + '/') || path === '/',
      );
      expect([path, links]).toEqual([path, here]);
    }
  });

  const saying = (pattern: RegExp) => {
    expect(site.texts.length).toBeGreaterThan(15);
    return site.texts.flatMap((file) =>
      [...site.read(file).matchAll(pattern)].map(([found]) => `${file}: ${found}`),
    );
  };

  test('no file reveals the folder in which the site was built', () => {
    const folders = /(?<![\w.-])\/(work|home|root|tmp|Users|var\/folders)\/[\w.-]+/g;
    expect(saying(folders)).toEqual([]);
    expect(site.texts.filter((file) => site.read(file).includes(projectRoot))).toEqual([]);
  });

  test('nothing is published that only a build or `develop` needs', () => {
    const made = /stats\.json$|(^|\/)~|\.(tsx?|mdx|env|log|map)$/;
    expect(site.files.filter((file) => made.test(file))).toEqual([]);
    expect(saying(/__preview|__catalogue|__content|no-such-picture|is not published/g)).toEqual([]);
  });

  test('no file contains what looks like a secret', () => {
    const secrets =
      /-----BEGIN [A-Z ]*PRIVATE KEY-----|\bAKIA[0-9A-Z]{16}\b|\bgh[pousr]_\w{36}|\bgithub_pat_\w{22,}|\bxox[abprs]-[\w-]{10,}|\b[sr]k_(live|test)_\w{16,}|\bnpm_\w{36}|\bAIza[\w-]{35}|\b(accessToken|password|passwd|secret)["']?\s*[:=]\s*["'][^"']{8,}/g;
    expect(saying(secrets)).toEqual([]);
  });
});

test('the addresses of an earlier site are in _redirects', () => {
  const redirects = openSite('edited').read('_redirects');
  expect(redirects).toMatch(/^\/pricing\/\s+\/services\/\s+301/m);
});
