/** The conditions of a visit with a phone; every way to watch it applies the same. */

/** Lighthouse's mobile screen: CSS pixels, and device pixels in each. */
export const screen = { width: 412, height: 823, scale: 1.75 };

/** Slow 4G: 150 ms, and bytes a second. */
export const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/** A phone's processor: how many times slower than this one. */
export const slowdown = { rate: 4 };

/** How long a loaded page is left alone before anything is measured, in milliseconds. */
export const rest = 2000;
