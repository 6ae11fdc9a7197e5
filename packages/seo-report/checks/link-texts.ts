import type { Anchor } from '../model/page';
import { faults, type Check } from './check';
import { textOf } from './places';

/** Texts that do not say where a link leads: Lighthouse's list for English. */
const empty =
  /^(click (here|this)|go|(right )?here|(more )?information|(learn|read|see) more|more( info)?|start|this)$/;

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
      const { text, href } = anchor;
      const earlier = page.anchors
        .slice(0, index)
        .find(
          (other) => wordsOf(other) === wordsOf(anchor) && targetName(other) !== targetName(anchor),
        );
      return faults(
        textOf(page, site, text || href),
        [text === '', `The link to “${href}” has no words.`, 'Add words or an aria-label.'],
        [
          empty.test(wordsOf(anchor)),
          `A link to “${href}” says only “${text}”.`,
          'Say what a visitor finds there.',
        ],
        [
          text !== '' && earlier !== undefined,
          `“${text}” leads to “${href}” here and to “${earlier?.href ?? ''}” elsewhere on the page.`,
          'Use different words for each.',
        ],
      );
    }),
};
