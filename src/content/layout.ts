import { z } from 'zod';
import { icon, line, link } from './primitives';

/** `layout.json`: the words of the header, the footer and the controls that every page has. */
export const layoutSchema = z
  .object({
    skipLink: line(),
    homeLabel: line().describe('What the logo is called as a link'),
    newTabHint: line().describe('Heard after the name of a link that opens in a new tab'),
    navigation: z
      .object({
        label: line().describe('The name of the navigation, heard by screen readers'),
        items: z
          .array(link.extend({ icon: icon() }).strict().meta({ id: 'NavigationItem' }))
          .min(1),
        action: link,
      })
      .strict(),
    theme: z
      .object({
        toDark: line().describe('The name of the theme button while the theme is light'),
        toLight: line().describe('The name of the theme button while the theme is dark'),
      })
      .strict(),
    footer: z
      .object({
        label: line().describe('The heading of the footer, heard by screen readers'),
        exploreHeading: line(),
        explore: z.array(link).min(1),
        contactHeading: line(),
        websiteLabel: line(),
        emailLabel: line(),
        copyright: line(),
      })
      .strict(),
  })
  .strict();
