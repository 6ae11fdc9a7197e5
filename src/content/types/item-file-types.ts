import { z } from 'zod';
import { fileType } from '../content-type';
import { href, iconName, nonEmptyList, publishedLink, titleAndText } from '../schemas/primitives';

const listOf = <Item extends z.ZodType>(item: Item) =>
  z.strictObject({ items: nonEmptyList(item) });

/** `highlights.json`: the services named in the introduction. */
const highlightsSchema = listOf(
  z.strictObject({
    ...titleAndText,
    href: href().describe('Where the title leads, such as the card of the plan that includes it'),
  }),
);

export const highlightsType = fileType({
  typeName: 'Highlights',
  label: 'Services in the introduction',
  schema: highlightsSchema,
  file: 'highlights.json',
});

/** `differentiators.json`: the reasons to choose this agency. */
const differentiatorsSchema = listOf(
  z.strictObject({
    ...titleAndText,
    link: publishedLink('A link after the text; not shown while its page is not there'),
  }),
);

export const differentiatorsType = fileType({
  typeName: 'Differentiators',
  label: 'Reasons to choose you',
  schema: differentiatorsSchema,
  file: 'differentiators.json',
});

/** `steps.json`: the steps of the work. */
const stepsSchema = listOf(z.strictObject(titleAndText));

export const stepsType = fileType({
  typeName: 'Steps',
  label: 'How you work, step by step',
  schema: stepsSchema,
  file: 'steps.json',
});

/** `values.json`: the agency's values. */
const valuesSchema = listOf(z.strictObject({ ...titleAndText, icon: iconName() }));

export const valuesType = fileType({
  typeName: 'Values',
  label: 'Core values',
  schema: valuesSchema,
  file: 'values.json',
});
