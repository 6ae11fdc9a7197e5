import type { Candidate } from '../model/read-images';

const rootSize = 16;

/** Computes a CSS length in pixels; NaN if it cannot be read. */
function pixelsOf(length: string, viewport: number): number {
  const plain = length
    .replace(/([\d.]+)(px|rem|em|vw)/g, (_whole, number: string, unit: string) => {
      const factor = unit === 'px' ? 1 : unit === 'vw' ? viewport / 100 : rootSize;
      return String(Number(number) * factor);
    })
    .replace(/\bcalc\b/g, '')
    .replace(/\s+/g, '');
  return /[a-z]/.test(plain) ? functionOf(plain) : sumOf(plain);
}

/** Computes `min(a,b)` and `max(a,b)` of plain numbers and sums. */
function functionOf(expression: string): number {
  const call = /^(min|max)\(([^()]*)\)$/.exec(expression);
  if (!call) return NaN;
  const values = (call[2] ?? '').split(',').map(sumOf);
  return call[1] === 'min' ? Math.min(...values) : Math.max(...values);
}

/** Computes `(100-32)`, the usual content of `calc()` in `sizes`. */
function sumOf(expression: string): number {
  const terms = [...expression.replace(/^\(|\)$/g, '').matchAll(/([+-]?)([\d.]+)/g)];
  const whole = terms.map(([text]) => text).join('');
  if (whole === '' || whole !== expression.replace(/^\(|\)$/g, '')) return NaN;
  return terms.reduce((sum, [, sign, number]) => sum + (sign === '-' ? -1 : 1) * Number(number), 0);
}

function holds(condition: string, viewport: number): boolean {
  return [...condition.matchAll(/\((min|max)-width:\s*([^)]+)\)/g)].every(
    ([, end, length = '']) => {
      const width = pixelsOf(length, viewport);
      return end === 'min' ? viewport >= width : viewport <= width;
    },
  );
}

/** Splits at commas, but not within functions. */
const partsOf = (sizes: string) => sizes.split(/,(?![^(]*\))/).map((part) => part.trim());

/**
 * Returns the width of an image by its `sizes`, in CSS pixels.
 *
 * @param viewport the width of the window in CSS pixels
 * @returns NaN if `sizes` cannot be read
 */
export function drawnWidth(sizes: string, viewport: number): number {
  for (const part of partsOf(sizes)) {
    const condition = /^(\([^)]*\)(?:\s+and\s+\([^)]*\))*)\s+(.+)$/.exec(part);
    if (!condition) return pixelsOf(part, viewport);
    if (holds(condition[1] ?? '', viewport)) return pixelsOf(condition[2] ?? '', viewport);
  }
  return NaN;
}

/** Returns the file that a browser loads for a width in CSS pixels and a density. */
export const chosen = (
  candidates: readonly Candidate[],
  width: number,
  density: number,
): Candidate | undefined =>
  candidates.find((candidate) => candidate.width >= width * density) ?? candidates.at(-1);
