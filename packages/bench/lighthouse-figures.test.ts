import { failedAudits, scoresOf } from '../browser/lighthouse-scores';
import { timingsOf, transfersOf } from './lighthouse-figures';

const audit = (numericValue: number, score = 1) => ({ score, numericValue });
const request = (resourceType: string, transferSize: number) => ({
  url: `http://localhost/${resourceType}`,
  resourceType,
  transferSize,
});
const lhr = {
  categories: {
    performance: { score: 0.945, auditRefs: [{ id: 'speed-index', weight: 10 }] },
    accessibility: { score: 0.97, auditRefs: [{ id: 'list', weight: 7 }] },
    'best-practices': { score: 1, auditRefs: [{ id: 'valid-source-maps', weight: 0 }] },
    seo: { score: 1, auditRefs: [] },
  },
  audits: {
    'first-contentful-paint': audit(900),
    'largest-contentful-paint': audit(1000),
    'speed-index': audit(950, 0.9),
    'total-blocking-time': audit(0),
    'cumulative-layout-shift': audit(0.01),
    list: { score: 0 },
    'valid-source-maps': { score: 0 },
    'network-requests': {
      score: 1,
      details: {
        items: [
          request('Document', 7000),
          request('Font', 500),
          request('Font', 600),
          { ...request('Other', 90000), priority: 'VeryLow' },
          request('Manifest', 10),
          { url: 'data:image/png,', resourceType: 'Image', transferSize: 5 },
        ],
      },
    },
  },
};

test('scores are whole numbers in the order of the categories', () => {
  expect(scoresOf(lhr)).toEqual([95, 97, 100, 100]);
});

test('audits that cost points are named, except timings', () => {
  expect(failedAudits(lhr)).toEqual(['list']);
});

test('timings are named by their throttling', () => {
  expect(timingsOf(lhr, 'applied')).toMatchObject({ 'applied.fcp': 900, 'applied.cls': 0.01 });
  expect(() => timingsOf({ ...lhr, audits: {} }, 'applied')).toThrow('measured no');
});

test('bytes are added up by type, and prefetched ones separately', () => {
  expect(transfersOf(lhr)).toMatchObject({
    requests: 4,
    'bytes.total': 8110,
    'bytes.font': 1100,
    'bytes.other': 10,
    'bytes.prefetched': 90000,
    scriptFiles: 0,
  });
});
