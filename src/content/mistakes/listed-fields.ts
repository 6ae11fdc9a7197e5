import type { Mistake } from './case';

/** Mistakes 10 to 18: types and lengths. */
export const listedFields: readonly Mistake[] = [
  {
    name: '10 a number as a word',
    file: 'faq/how-soon.mdx',
    from: 'order: 2',
    to: 'order: two',
    says: [
      'content/faq/how-soon.mdx:3:8  "order" must be a number such as 3 (now: "two") [field-type]',
    ],
  },
  {
    name: '11 a number with other signs',
    file: 'site.json',
    from: '"year": 2025',
    to: '"year": "2,025"',
    says: [
      'content/site.json:9:11  "year" must have digits only, for example 2025 (now: "2,025") [field-type]',
    ],
  },
  {
    name: '11 a number in quotes',
    file: 'site.json',
    from: '"year": 2025',
    to: '"year": "2025"',
    says: [
      'content/site.json:9:11  "year" must be a number without quotes (now: "2025") [field-type]',
    ],
    fixed: '"year": 2025',
  },
  {
    name: '12 a wrong choice',
    file: 'values.json',
    from: '"icon": "star"',
    to: '"icon": "stra"',
    says: [
      'content/values.json:4:63  "items[2].icon" is "stra". Choose: about, calendar, chart, compass, contact, globe, heart, home, instagram, linkedin, plus, services, shield, spark, star, x. Did you mean "star"? [choice]',
    ],
    fixed: '"icon": "star"',
  },
  {
    name: '14 yes in place of true',
    file: 'pages/press.mdx',
    from: 'hero:\n',
    to: 'draft: "yes"\nhero:\n',
    says: [
      'content/pages/press.mdx:5:8  "draft" must be true or false, without quotes (now: "yes") [field-type]',
    ],
    fixed: 'draft: true\nhero:\n',
  },
  {
    name: '15 an empty value',
    file: 'pages/press.mdx',
    from: 'lede: Facts and pictures, ready to print.',
    to: 'lede:',
    says: ['content/pages/press.mdx:8:8  "hero.lede" is empty. Write the text [empty-field]'],
  },
  {
    name: '15 an empty text in quotes',
    file: 'values.json',
    from: '"We read it twice."',
    to: '" "',
    says: ['content/values.json:3:32  "items[1].text" is empty. Write the text [empty-field]'],
  },
  {
    name: '16 a title that is too long',
    file: 'pages/press.mdx',
    from: 'title: Press, Pictures and Interviews',
    to: 'title: Press, Pictures and Interviews for Everyone Who Wants to Write About Us',
    says: [
      'content/pages/press.mdx:3:8  "title" is 71 characters long; the limit is 60. Google would cut it at “one Who Wants to Wri…”. Remove 11 [length]',
    ],
  },
  {
    name: '16 a title that is too short',
    file: 'pages/press.mdx',
    from: 'title: Press, Pictures and Interviews',
    to: 'title: Press',
    says: [
      'content/pages/press.mdx:3:8  "title" is 5 characters long; it needs at least 30. Add 25 [length]',
    ],
  },
  {
    name: '17 a description that is too short',
    file: 'pages/press.mdx',
    from: 'Everything a reporter needs on one page, with pictures to print and the way to reach us.',
    to: 'Everything a reporter needs on one page.',
    says: [
      'content/pages/press.mdx:4:14  "description" is 40 characters long; it needs at least 70. 121 to 156 read best. Add 30 [length]',
    ],
  },
  {
    name: '18 the same title on two pages',
    file: 'pages/press.mdx',
    from: 'title: Press, Pictures and Interviews',
    to: 'title: The story of the agency and a few words more',
    says: [
      'content/pages/press.mdx:3:8  Same title as pages/about.mdx:3. Each page needs its own [duplicate-text]',
    ],
  },
];
