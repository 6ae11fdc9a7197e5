import { z } from 'zod';
import { fileType } from '../content-type';
import {
  iconName,
  insightsLink,
  linkSchema,
  namedGroup,
  nonEmptyList,
  plainText,
  privacyLink,
  publishedLink,
} from '../schemas/primitives';

/** `layout.json`: the words of the header, the footer and the controls that every page has. */
export const layoutSchema = z.strictObject({
  skipLink: plainText('The first link, which skips the header', 'Skip to content'),
  homeLabel: plainText('The name of the logo as a link, heard by screen readers', 'home page'),
  newTabHint: plainText('Heard after a link that opens in a new tab', '(opens in a new tab)'),
  navigation: z.strictObject({
    label: plainText('The name of the navigation, heard by screen readers', 'Main'),
    items: nonEmptyList(namedGroup('NavigationItem', { ...linkSchema.shape, icon: iconName() })),
    action: linkSchema,
  }),
  theme: z.strictObject({
    toDark: plainText('The theme button while the theme is light', 'Switch to the dark theme'),
    toLight: plainText('The theme button while the theme is dark', 'Switch to the light theme'),
  }),
  footer: z.strictObject({
    label: plainText(
      'The heading of the footer, heard by screen readers',
      'Keep in touch with {brand}',
    ),
    exploreHeading: plainText('The heading over the links', 'Explore'),
    explore: nonEmptyList(linkSchema),
    contactHeading: plainText('The heading over the addresses', 'Contact'),
    websiteLabel: plainText('The words of the link to the website', '{website}'),
    emailLabel: plainText('The words of the e-mail link', '{email}'),
    insights: insightsLink,
    caseStudies: publishedLink('Leads to the case studies; not shown while there are none'),
    statement: publishedLink('Leads to the accessibility statement; not shown while there is none'),
    privacy: privacyLink,
    imprint: publishedLink('Leads to the imprint; not shown while there is none'),
    copyright: plainText('The last line of every page', '© {year} {brand}. All words reserved.'),
  }),
  edits: z
    .strictObject({
      show: plainText('The checkbox that shows the first drafts of this page', 'Show our edits'),
      before: plainText('Heard before a first draft', 'Draft:').meta({
        title: 'Before a draft',
      }),
      after: plainText('Heard after a first draft, before what it became', 'After the edit:').meta({
        title: 'After a draft',
      }),
    })
    .optional()
    .describe('Words around first drafts; without them, visitors see none'),
  texts: z
    .strictObject({
      sample: plainText('Shown once above what is marked as a sample', 'A sample for now'),
      notes: plainText('The heading of the footnotes', 'Notes'),
      back: plainText('The name of the sign after a footnote that leads back', 'Back to the text'),
      table: plainText('The name of a table that scrolls, heard by screen readers', 'Table'),
      code: plainText('The name of a block of code, heard by screen readers', 'Code'),
      play: plainText('Heard before the title of a video', 'Play the video'),
      noVideo: plainText('Under a playing video, before two ways on', 'Nothing plays?'),
      openVideo: plainText('The link under a playing video to its address', 'Open the video'),
      closeVideo: plainText('The button under a playing video', 'Show the picture again'),
      transcript: plainText('The link under a video to its words', 'Read what is said'),
    })
    .describe('Words around texts and what they have'),
});

export const layoutType = fileType({
  typeName: 'Layout',
  label: 'Header and footer',
  schema: layoutSchema,
  file: 'layout.json',
});
