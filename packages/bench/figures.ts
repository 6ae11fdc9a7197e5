type Unit = 'ms' | 'bytes' | 'count' | 'score' | 'shift';

const all = {
  'simulated.fcp': ['First Contentful Paint, simulated', 'ms'],
  'simulated.lcp': ['Largest Contentful Paint, simulated', 'ms'],
  'simulated.speedIndex': ['Speed Index, simulated', 'ms'],
  'simulated.tbt': ['Total Blocking Time, simulated', 'ms'],
  'simulated.cls': ['Cumulative Layout Shift, simulated', 'shift'],
  'simulated.performance': ['Lighthouse performance, simulated', 'score'],
  'applied.fcp': ['First Contentful Paint, applied', 'ms'],
  'applied.lcp': ['Largest Contentful Paint, applied', 'ms'],
  'applied.speedIndex': ['Speed Index, applied', 'ms'],
  'applied.tbt': ['Total Blocking Time, applied', 'ms'],
  'applied.cls': ['Cumulative Layout Shift, applied', 'shift'],
  'applied.performance': ['Lighthouse performance, applied', 'score'],
  requests: ['Requests of the first view', 'count'],
  'bytes.total': ['First view, all', 'bytes'],
  'bytes.document': ['… HTML', 'bytes'],
  'bytes.image': ['… images', 'bytes'],
  'bytes.font': ['… fonts', 'bytes'],
  'bytes.script': ['… script files', 'bytes'],
  'bytes.stylesheet': ['… style sheets', 'bytes'],
  'bytes.other': ['… anything else', 'bytes'],
  'bytes.prefetched': ['Prefetched for later, not in the first view', 'bytes'],
  reading: ['All of home, while two screens are read', 'bytes'],
  scriptFiles: ['Script files run before intent', 'count'],
  firstPress: ['First paint → first press that works', 'ms'],
  presses: ['Presses from first paint on', 'count'],
  pressesLost: ['Presses lost', 'count'],
  ready: ['Intent → hydrated', 'ms'],
  readyUnfetched: ['Intent → hydrated, scripts not fetched ahead', 'ms'],
  longestTask: ['Longest task while hydrating', 'ms'],
  nextPressed: ['Home → next page, pressed at once', 'ms'],
  nextUnhydrated: ['Home → next page, unhydrated', 'ms'],
  nextHydrated: ['Home → next page, hydrated', 'ms'],
  heapBefore: ['JavaScript heap before intent', 'bytes'],
  heapAfter: ['JavaScript heap after intent', 'bytes'],
  html: ['HTML, brotli', 'bytes'],
  htmlElsewhere: ['Largest HTML elsewhere, brotli', 'bytes'],
  starter: ['Scripts inside the head, gzip', 'bytes'],
  scriptsAfterIntent: ['JavaScript after intent, largest page, brotli', 'bytes'],
  fonts: ['All font files', 'bytes'],
  pageData: ['Largest page-data.json, brotli', 'bytes'],
} as const;

/** One measured property of a site. */
export type FigureKey = keyof typeof all;
/**
 * The results of one visit or one look at the built files; figures that a site does not have are
 * absent.
 */
export type Sample = Partial<Record<FigureKey, number>>;
/** How a figure is displayed. */
export type Figure = { key: FigureKey; label: string; unit: Unit };

const isKey = (key: string): key is FigureKey => key in all;

/** All figures, in display order. */
export const figures: readonly Figure[] = Object.keys(all)
  .filter(isKey)
  .map((key) => ({ key, label: all[key][0], unit: all[key][1] }));
