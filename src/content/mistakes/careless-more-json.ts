import type { Mistake } from './case';

/** JSON files, half-saved and hand-mended. */
export const carelessMoreJson: readonly Mistake[] = [
  {
    name: 'a list of the site deleted',
    file: 'steps.json',
    to: null,
    says: [
      'content/steps.json:1:1  This file is missing, and the site cannot do without it. Bring it back from git [missing-file]',
    ],
  },
  {
    name: 'a testimonial that is too long',
    file: 'testimonials/mei.json',
    from: 'They kept my worst joke.',
    to: Array.from({ length: 150 }, (_, i) => `w${i}`).join(' '),
    says: [
      'content/testimonials/mei.json:4:12  "quote" has 150 words; with 1 testimonial in a loop of 30 seconds each has 30 seconds, enough to read 119. Remove 31 [reading-time]',
    ],
  },
  {
    name: 'a testimonial with its own quotation marks',
    file: 'testimonials/mei.json',
    from: 'They kept my worst joke.',
    to: '“They kept my worst joke.”',
    says: [
      'content/testimonials/mei.json:4:12  "quote" brings quotation marks of its own. Delete them: the page sets them [field-form]',
      'content/testimonials/mei.json:4:13  These quotes will be seen on the page. Delete them, unless they are meant [word-paste]',
    ],
  },
  {
    name: 'a text over two lines in JSON',
    file: 'values.json',
    from: 'We read it twice.',
    to: 'We read\nit twice.',
    says: [
      'content/values.json:3:32  This quote is opened and not closed on its line [open-quote]',
    ],
  },
  {
    name: 'a list where a file has fields',
    file: 'values.json',
    to: '[\n  { "title": "Care" }\n]\n',
    says: [
      'content/values.json:1:1  The file must hold fields between { and }, not a list [field-type]',
    ],
  },
  {
    name: 'true in quotes in JSON',
    file: 'testimonials/mei.json',
    from: '"consent": true',
    to: '"consent": "true"',
    says: [
      'content/testimonials/mei.json:3:14  "consent" must be true or false, without quotes (now: "true") [field-type]',
    ],
    fixed: '"consent": true',
  },
  {
    name: 'True with a capital in JSON',
    file: 'testimonials/mei.json',
    from: '"consent": true',
    to: '"consent": True',
    says: ['content/testimonials/mei.json:3:14  Write true in place of True [json-syntax]'],
    fixed: '"consent": true',
  },
  {
    name: 'a group where a list belongs',
    file: 'values.json',
    to: '{ "items": { "title": "Care" } }\n',
    says: ['content/values.json:1:12  "items" must be a list, in square brackets [field-type]'],
  },
  {
    name: 'an unfinished merge in JSON',
    file: 'values.json',
    from: '  ]\n}\n',
    to: '<<<<<<< HEAD\n  ]\n=======\n  }]\n>>>>>>> spring\n}\n',
    says: [
      'content/values.json:5:1  Unfinished merge (<<<<<<<). Choose one version, and delete the lines <<<<<<<, ======= and >>>>>>> [merge-marks]',
    ],
  },
  {
    name: 'a second site.json',
    file: 'site-old.json',
    to: '{}',
    says: [
      'content/site-old.json:1:1  No kind of content lives here. content/README.md lists the files and their places [file-place]',
    ],
  },
];
