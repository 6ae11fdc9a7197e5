import { z } from 'zod';
import {
  group,
  icon,
  insightsLink,
  link,
  list,
  privacyLink,
  publishedLink,
  text,
} from './primitives';

/** `layout.json`: the words of the header, the footer and the controls that every page has. */
export const layoutSchema = z.strictObject({
  skipLink: text('The first link, which skips the header', 'Skip to content'),
  homeLabel: text('The name of the logo as a link, heard by screen readers', 'home page'),
  newTabHint: text('Heard after a link that opens in a new tab', '(opens in a new tab)'),
  navigation: z.strictObject({
    label: text('The name of the navigation, heard by screen readers', 'Main'),
    items: list(group('NavigationItem', { ...link.shape, icon: icon() })),
    action: link,
  }),
  theme: z.strictObject({
    toDark: text('The theme button while the theme is light', 'Switch to the dark theme'),
    toLight: text('The theme button while the theme is dark', 'Switch to the light theme'),
  }),
  footer: z.strictObject({
    label: text('The heading of the footer, heard by screen readers', 'Keep in touch with {brand}'),
    exploreHeading: text('The heading over the links', 'Explore'),
    explore: list(link),
    contactHeading: text('The heading over the addresses', 'Contact'),
    websiteLabel: text('The words of the link to the website', '{website}'),
    emailLabel: text('The words of the e-mail link', '{email}'),
    insights: insightsLink,
    statement: link,
    privacy: privacyLink,
    imprint: publishedLink('Leads to the imprint; not shown while there is none'),
    copyright: text('The last line of every page', '© {year} {brand}. All words reserved.'),
  }),
  edits: z
    .strictObject({
      show: text('The checkbox that shows the first drafts of this page', 'Show our edits'),
      before: text('Heard before a first draft', 'Draft:'),
      after: text('Heard after a first draft, before what it became', 'After the edit:'),
    })
    .optional()
    .describe('Words around first drafts; without them, visitors see none'),
  texts: z
    .strictObject({
      sample: text('Shown with what is marked as a sample', 'A sample for now'),
      notes: text('The heading of the footnotes', 'Notes'),
      back: text('The name of the sign after a footnote that leads back', 'Back to the text'),
      table: text('The name of a table that scrolls, heard by screen readers', 'Table'),
      code: text('The name of a block of code, heard by screen readers', 'Code'),
      play: text('Heard before the title of a video', 'Play the video'),
      transcript: text('The link under a video to its words', 'Read what is said'),
    })
    .describe('Words around texts and what they have'),
});
