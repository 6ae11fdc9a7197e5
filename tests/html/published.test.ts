import { describeSites } from './support/site';
import { projectRoot } from '../support/sites';

describeSites((site) => {
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
