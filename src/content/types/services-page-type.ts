import { z } from 'zod';
import { anchorsOf, pageType } from '../content-type';
import {
  closingSchema,
  heroSchema,
  commonPageFields,
  sectionHeadingSchema,
} from '../schemas/page-primitives';
import {
  entryName,
  namedGroup,
  nonEmptyList,
  pictureSchema,
  plainText,
} from '../schemas/primitives';
import { caseStudyType } from './case-study-type';
import { planType } from './plan-type';

/** `template: services`. */
const servicesPageSchema = z.strictObject({
  template: z.literal('services'),
  ...commonPageFields,
  hero: namedGroup('PictureHero', {
    ...heroSchema.shape,
    picture: pictureSchema.describe(
      'The picture under the headline; it is cropped above and below',
    ),
  }),
  cards: z.strictObject({
    label: plainText('The heading over the cards, heard by screen readers', 'Plans and add-ons'),
    view: plainText('The words that open the details of a card', 'View Details'),
    hide: plainText('The words that close the details', 'Hide Details'),
    promises: nonEmptyList(
      plainText('A sentence', 'What we wrote for you stays yours.'),
      'Under the cards: what holds for every plan',
    ).optional(),
  }),
  work: namedGroup('WorkHeading', {
    ...sectionHeadingSchema.shape,
    caseStudy: entryName(
      'case-studies',
      'The case study that is shown, said and published',
      'said-last-printed-first',
    ).optional(),
  })
    .optional()
    .describe('Over a case study; not shown while it is not published'),
  closing: closingSchema,
});

/** Where the ids of the case study are. */
const shownWork = { entries: caseStudyType, entryField: ['work', 'caseStudy'] } as const;

export const servicesPageType = pageType({
  typeName: 'ServicesPage',
  schema: servicesPageSchema,
  optional: true,
  template: 'services',
  single: true,
  anchors: [
    { id: 'services', entries: planType },
    ...anchorsOf('closing'),
    ...anchorsOf('work', 'said', 'published').map((anchor) => ({ ...anchor, ...shownWork })),
  ],
  anchorsFrom: planType,
  previewOf: [planType],
});
