import type { Rule } from './rule';

/** The score at which each grade begins. */
const grades: readonly [number, string][] = [
  [100, 'A+'],
  [90, 'A'],
  [85, 'A-'],
  [80, 'B+'],
  [70, 'B'],
  [65, 'B-'],
  [60, 'C+'],
  [50, 'C'],
  [45, 'C-'],
  [40, 'D+'],
  [30, 'D'],
  [25, 'D-'],
];

/** Below it no bonus points are added. */
const leastForBonus = 90;
const halfYear = 15768000;

const parsePolicy = (policy: string): ReadonlyMap<string, string[]> =>
  new Map(
    policy
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name.toLowerCase(), sources]),
  );

function contentSecurityPolicy(policy: string): number {
  if (policy === '') return -25;
  const directives = parsePolicy(policy);
  const standard = directives.get('default-src') ?? ['*'];
  const sources = (name: string) => directives.get(name) ?? standard;
  const isOpen = (list: readonly string[]) => {
    const secured = list.some((source) => /^'(nonce|sha(256|384|512))-/.test(source));
    return list.some(
      (source) => (source === "'unsafe-inline'" && !secured) || /^(data:|https?:|\*)$/.test(source),
    );
  };
  // Scripts from anywhere.
  if (isOpen(sources('script-src')) || isOpen(sources('object-src'))) return -20;
  if (sources('script-src').includes("'unsafe-eval'")) return -10;
  if (isOpen(sources('style-src'))) return 0;
  return standard.join(' ') === "'none'" ? 10 : 5;
}

function transportSecurity(value: string): number {
  if (value === '') return -20;
  return Number(/max-age=(\d+)/.exec(value)?.[1] ?? 0) < halfYear ? -10 : 0;
}

/** Returns whether a source lets any site frame this one. */
const isAnySite = (source: string) => /^(\*|https?:(\/\/\*)?)$/i.test(source);

/** Browsers ignore X-Frame-Options where a policy has frame-ancestors. */
function framing(value: string, policy: string): number {
  const ancestors = parsePolicy(policy).get('frame-ancestors');
  const isSafe = ancestors ? !ancestors.some(isAnySite) : /^(deny|sameorigin)$/i.test(value);
  return isSafe ? 5 : -20;
}

function referrers(value: string): number {
  if (/^(no-referrer|same-origin|strict-origin(-when-cross-origin)?)$/.test(value)) return 5;
  return value === '' ? 0 : -5;
}

const bonus = (met: boolean) => (met ? 10 : 0);

/**
 * Grades headers by the published table of the HTTP Observatory,
 * https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring: points are subtracted
 * from 100, and from 90 up bonus points are added. It assumes that the host redirects http to
 * https, that nothing is loaded from other hosts and that there are no cookies.
 */
export function grade(headers: Rule['headers']): { score: number; grade: string } {
  const header = (name: string) => headers[name] ?? '';
  const policy = header('Content-Security-Policy');
  const points = [
    contentSecurityPolicy(policy),
    transportSecurity(header('Strict-Transport-Security')),
    framing(header('X-Frame-Options'), policy),
    header('X-Content-Type-Options') === 'nosniff' ? 0 : -5,
    referrers(header('Referrer-Policy')),
    bonus(header('Cross-Origin-Opener-Policy') === 'same-origin'),
    bonus(/^same-(origin|site)$/.test(header('Cross-Origin-Resource-Policy'))),
    bonus(/^(require-corp|credentialless)$/.test(header('Cross-Origin-Embedder-Policy'))),
  ];
  const sum = (some: readonly number[]) => some.reduce((total, one) => total + one, 0);
  const base = Math.max(0, 100 + sum(points.filter((one) => one < 0)));
  const score = base < leastForBonus ? base : base + sum(points.filter((one) => one > 0));
  return { score, grade: grades.find(([least]) => score >= least)?.[1] ?? 'F' };
}
