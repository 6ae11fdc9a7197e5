import { z } from 'zod';
import { embeddedType } from '../content-type';
import { draftFlag, order, plainText } from '../schemas/primitives';

/** `faq/*.mdx`: one question a file; the body is the answer. */
export const questionSchema = z.strictObject({
  question: plainText('The question, as a visitor would ask it', 'Will it really sound like me?'),
  order: order(),
  draft: draftFlag(),
});

export const questionType = embeddedType({
  typeName: 'Question',
  schema: questionSchema,
  folder: 'faq',
  extension: '.mdx',
  hasBody: true,
  titleField: 'question',
});
