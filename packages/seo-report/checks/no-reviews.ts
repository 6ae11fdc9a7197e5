import { graphValues } from '../json-ld/graph';
import { faults, type Check } from './check';
import { code } from './places';

export const noReviews: Check = {
  id: 'no-reviews',
  level: 'must',
  name: 'No reviews in structured data',
  why: 'Reviews of one’s own business break Google’s rules and can cost all rich results.',
  page: (page) =>
    graphValues(page).flatMap(({ path, key, value }) =>
      faults(code.graph, [
        /^(reviews?|aggregateRating|reviewRating)$/.test(key) ||
          (key === '@type' && /^(Review|AggregateRating|Rating)$/.test(String(value))),
        `${path} claims a review.`,
        'Remove testimonials from structured data.',
      ]),
    ),
};
