import { z } from 'zod';
import { embeddedType } from '../content-type';
import {
  draftFlag,
  longText,
  optionalFlag,
  order,
  pictureSchema,
  plainText,
} from '../schemas/primitives';

/** `testimonials/*.json`: one quotation a file. */
const testimonialSchema = z.strictObject({
  order: order(),
  draft: draftFlag(),
  quote: longText('The client’s words, short, without quotation marks', 'They kept my worst joke.'),
  author: plainText('Who said it', 'Mei Silkworth'),
  role: plainText('What they do', 'Creative'),
  image: pictureSchema,
  consent: optionalFlag('true: the client agreed to be quoted by name and picture'),
  sample: optionalFlag('true: invented, and says so; to be replaced before launch'),
});

export const testimonialType = embeddedType({
  typeName: 'Testimonial',
  schema: testimonialSchema,
  folder: 'testimonials',
  extension: '.json',
  titleField: 'author',
  optional: true,
});
