import { graphValues } from '../json-ld/graph';
import type { Check } from './check';
import { code } from './places';

const reviewTypes = ['Review', 'AggregateRating', 'Rating'];
const reviewKeys = ['review', 'reviews', 'aggregateRating', 'reviewRating'];

export const noReviews: Check = {
  id: 'S12',
  level: 'must',
  name: 'No reviews in structured data',
  why: 'Stars that a business gives itself break Google’s rules, and cost all other rich results.',
  page: (page) =>
    graphValues(page)
      .filter(
        ({ key, value }) =>
          (key === '@type' && typeof value === 'string' && reviewTypes.includes(value)) ||
          reviewKeys.includes(key),
      )
      .map(({ path }) => ({
        what: `${path} claims a review.`,
        fix: 'Leave testimonials out of structured data.',
        place: code.graph,
      })),
};
