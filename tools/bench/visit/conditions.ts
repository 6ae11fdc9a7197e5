/** Under what a person with a phone visits a page; every way to watch them applies the same. */

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

/** For how long a page that is loaded rests before anything is measured, in milliseconds. */
export const rest = 2000;
