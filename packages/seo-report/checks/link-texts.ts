import type { Anchor } from '../model/page';
import { when, type Check } from './check';
import { textOf } from './places';

/** Texts that do not say where a link leads: Lighthouse's list for English. */
const empty = [
  'click here',
  'click this',
  'go',
  'here',
  'information',
  'learn more',
  'more',
  'more info',
  'more information',
  'right here',
  'read more',
  'see more',
  'start',
  'this',
];

const wordsOf = ({ text }: Anchor) => text.toLowerCase();

const targetName = ({ target }: Anchor) =>
  target.kind === 'internal' ? `${target.path}#${target.id}` : target.url;

export const linkTexts: Check = {
  id: 'link-texts',
  level: 'must',
  name: 'Links say where they lead',
  why: 'Search engines judge a page by the texts of links to it, and screen readers list them.',
  page: (page, site) =>
    page.anchors.flatMap((anchor, index) => {
      const earlier = page.anchors
        .slice(0, index)
        .find(
          (other) => wordsOf(other) === wordsOf(anchor) && targetName(other) !== targetName(anchor),
        );
      const place = textOf(page, site, anchor.text);
      return [
        ...when(anchor.text === '', () => ({
          what: `The link to “${anchor.href}” has no words.`,
          fix: 'Add words or an aria-label.',
          place: textOf(page, site, anchor.href),
        })),
        ...when(empty.includes(wordsOf(anchor)), () => ({
          what: `A link to “${anchor.href}” says only “${anchor.text}”.`,
          fix: 'Say what a visitor finds there.',
          place,
        })),
        ...when(anchor.text !== '' && earlier !== undefined, () => ({
          what: `“${anchor.text}” leads to “${anchor.href}” here and to “${earlier?.href ?? ''}” elsewhere on the page.`,
          fix: 'Use different words for each.',
          place,
        })),
      ];
    }),
};
