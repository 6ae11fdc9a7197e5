import { faultsOf, inAbout } from '../testing/faults';
import { noReviews } from './no-reviews';

test.each([
  ['a review', '"@type":"BreadcrumbList"', '"@type":"Review"'],
  ['stars', '"dateModified"', '"aggregateRating":{"ratingValue":5},"dateModified"'],
])('%s is a fault', (_name, from, to) => {
  expect(faultsOf(noReviews, inAbout(from, to), '/about/').join()).toContain('claims a review');
});
