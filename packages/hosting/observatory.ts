import type { Rule } from './rule';

/** The points that a header adds or subtracts, and the reason. */
type Finding = { points: number; reason: string };

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

function contentSecurityPolicy(policy: string): Finding {
  if (policy === '') return { points: -25, reason: 'no content-security policy' };
  const directives = parsePolicy(policy);
  const standard = directives.get('default-src') ?? ['*'];
  const sources = (name: string) => directives.get(name) ?? standard;
  const isOpen = (list: readonly string[]) => {
    const secured = list.some((source) => /^'(nonce|sha(256|384|512))-/.test(source));
    return list.some(
      (source) => (source === "'unsafe-inline'" && !secured) || /^(data:|https?:|\*)$/.test(source),
    );
  };
  if (isOpen(sources('script-src')) || isOpen(sources('object-src'))) {
    return { points: -20, reason: 'scripts from anywhere' };
  }
  if (sources('script-src').includes("'unsafe-eval'")) {
    return { points: -10, reason: 'scripts made of text' };
  }
  if (isOpen(sources('style-src'))) return { points: 0, reason: 'styles from anywhere' };
  return standard.join(' ') === "'none'"
    ? { points: 10, reason: 'a policy that allows only what it names' }
    : { points: 5, reason: 'a policy without anything unsafe' };
}

function transportSecurity(value: string): Finding {
  const seconds = Number(/max-age=(\d+)/.exec(value)?.[1] ?? 0);
  if (value === '') return { points: -20, reason: 'no Strict-Transport-Security' };
  return seconds < halfYear
    ? { points: -10, reason: 'Strict-Transport-Security for less than six months' }
    : { points: 0, reason: 'Strict-Transport-Security' };
}

/** Returns whether a source lets any site frame this one. */
const isAnySite = (source: string) => /^(\*|https?:(\/\/\*)?)$/i.test(source);

/** Browsers ignore X-Frame-Options where a policy has frame-ancestors. */
function framing(value: string, policy: string): Finding {
  const ancestors = parsePolicy(policy).get('frame-ancestors');
  if (ancestors?.some(isAnySite)) return { points: -20, reason: 'may be framed by anyone' };
  if (ancestors) return { points: 5, reason: 'frame-ancestors' };
  return /^(deny|sameorigin)$/i.test(value)
    ? { points: 5, reason: 'X-Frame-Options' }
    : { points: -20, reason: 'may be framed by anyone' };
}

const bonus = (met: boolean, points: number, name: string): Finding => ({
  points: met ? points : 0,
  reason: met ? name : `no bonus for ${name}`,
});

/**
 * Grades headers by the published table of the HTTP Observatory,
 * https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring: points are subtracted
 * from 100, and from 90 up bonus points are added. It assumes that the host redirects http to
 * https, that nothing is loaded from other hosts and that there are no cookies.
 */
export function grade(headers: Rule['headers']): {
  score: number;
  grade: string;
  findings: Finding[];
} {
  const header = (name: string) => headers[name] ?? '';
  const policy = header('Content-Security-Policy');
  const findings = [
    contentSecurityPolicy(policy),
    transportSecurity(header('Strict-Transport-Security')),
    framing(header('X-Frame-Options'), policy),
    header('X-Content-Type-Options') === 'nosniff'
      ? { points: 0, reason: 'nosniff' }
      : { points: -5, reason: 'no nosniff' },
    /^(no-referrer|same-origin|strict-origin(-when-cross-origin)?)$/.test(header('Referrer-Policy'))
      ? { points: 5, reason: 'Referrer-Policy' }
      : { points: header('Referrer-Policy') === '' ? 0 : -5, reason: 'no strict Referrer-Policy' },
    bonus(header('Cross-Origin-Opener-Policy') === 'same-origin', 10, 'Cross-Origin-Opener-Policy'),
    bonus(
      /^same-(origin|site)$/.test(header('Cross-Origin-Resource-Policy')),
      10,
      'Cross-Origin-Resource-Policy',
    ),
    bonus(
      /^(require-corp|credentialless)$/.test(header('Cross-Origin-Embedder-Policy')),
      10,
      'Cross-Origin-Embedder-Policy',
    ),
  ];
  const sum = (points: readonly number[]) => points.reduce((total, one) => total + one, 0);
  const points = findings.map((finding) => finding.points);
  const base = Math.max(0, 100 + sum(points.filter((one) => one < 0)));
  const score = base < leastForBonus ? base : base + sum(points.filter((one) => one > 0));
  return { score, grade: grades.find(([least]) => score >= least)?.[1] ?? 'F', findings };
}
