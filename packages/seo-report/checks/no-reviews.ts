import { graphValues } from '../json-ld/graph';
import type { Check } from './check';
import { code } from './places';

const reviewTypes = ['Review', 'AggregateRating', 'Rating'];
const reviewKeys = ['review', 'reviews', 'aggregateRating', 'reviewRating'];

export const noReviews: Check = {
  id: 'no-reviews',
  level: 'must',
  name: 'No reviews in structured data',
  why: 'Reviews of one’s own business break Google’s rules and can cost all rich results.',
  page: (page) =>
    graphValues(page)
      .filter(
        ({ key, value }) =>
          (key === '@type' && typeof value === 'string' && reviewTypes.includes(value)) ||
          reviewKeys.includes(key),
      )
      .map(({ path }) => ({
        what: `${path} claims a review.`,
        fix: 'Remove testimonials from structured data.',
        place: code.graph,
      })),
};
