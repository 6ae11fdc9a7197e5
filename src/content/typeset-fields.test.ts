import { z } from 'zod';
import { searchDescription, searchTitle } from './schemas/page-primitives';
import { headline, linkSchema, pictureSchema, plainText } from './schemas/primitives';
import { contactFormSchema } from './types/form-types';
import { typesetFields } from './typeset-fields';

const schema = z.strictObject({
  title: headline(),
  slug: z.string(),
  day: z.string(),
  count: z.int(),
  lines: z.array(plainText('A line', 'One')),
  action: linkSchema,
  picture: pictureSchema,
});

test('words get the signs of their language, in lists and groups, and all else stays', () => {
  const typed = {
    title: `It's *"3 days"*`,
    slug: "it's--a",
    day: '2026-01-01',
    count: 3,
    lines: ['3 days...'],
    action: { label: `"Go"`, href: '/a--b/?c="d"' },
    picture: { light: 'images/a--b.jpg', alt: `A sign: "Open"` },
  };
  expect(typesetFields(typed, schema, 'en')).toEqual({
    ...typed,
    title: 'It’s *“3\u{a0}days”*',
    lines: ['3\u{a0}days…'],
    action: { label: '“Go”', href: '/a--b/?c="d"' },
    picture: { light: 'images/a--b.jpg', alt: 'A sign: “Open”' },
  });
});

test('what search engines show has plain spaces', () => {
  const page = z.strictObject({ title: searchTitle(), description: searchDescription() });
  expect(typesetFields({ title: `It's 3 days`, description: 'In 3 days' }, page, 'en')).toEqual({
    title: 'It’s 3 days',
    description: 'In 3 days',
  });
});

test('what a form sends is what its file says', () => {
  const typed = {
    formFields: { budget: { label: `What's wrong?`, options: [`I'm not sure...`] } },
  };
  expect(typesetFields(typed, contactFormSchema, 'en')).toEqual({
    formFields: { budget: { label: 'What’s wrong?', options: [`I'm not sure...`] } },
  });
});
