import type { Fault, Rule } from '../rule';

/** Folders of the computers that build, and what only a build or `develop` needs. */
const buildTraces: readonly { what: string; pattern: RegExp }[] = [
  {
    what: 'the folder in which the site was built',
    pattern: /(?<![\w.-])\/(work|home|root|tmp|Users|var\/folders)\/[\w.-]+/,
  },
  {
    what: 'a key that must stay secret',
    pattern:
      /-----BEGIN [A-Z ]*PRIVATE KEY-----|\bAKIA[0-9A-Z]{16}\b|\bgh[pousr]_\w{36}|\bgithub_pat_\w{22,}|\bxox[abprs]-[\w-]{10,}|\b[sr]k_(live|test)_\w{16,}|\bnpm_\w{36}|\bAIza[\w-]{35}|\b(accessToken|password|passwd|secret)["']?\s*[:=]\s*["'][^"']{8,}/,
  },
];

const internalFiles = /stats\.json$|\/~|\.(tsx?|mdx|env|log|map)$/;

/** What is published by mistake. */
export const publishedRule: Rule = {
  id: 'published',
  requirement: 'H3',
  why: 'Everybody can read what is published.',
  see: 'https://owasp.org/Top10/A05_2021-Security_Misconfiguration/',
  judge: (site) => [
    ...[...site.files]
      .filter((name) => internalFiles.test(name))
      .map((name): Fault => ({
        subject: name,
        message: `${name} is published, and only a build needs it. Delete it.`,
        source: { file: `public${name}` },
      })),
    ...[...site.files]
      .filter((name) => /\.(html|js|css|json|txt|svg|xml|webmanifest)$/.test(name))
      .flatMap((name) => {
        const text = site.textAt(name);
        return buildTraces.flatMap(({ what, pattern }): Fault[] => {
          const [found] = pattern.exec(text) ?? [];
          return found === undefined
            ? []
            : [
                {
                  subject: name,
                  message: `${name} shows ${what}: ${found.slice(0, 40)}`,
                  source: { file: `public${name}` },
                },
              ];
        });
      }),
  ],
};
