import { corruptCharacters } from '../../../src/check/rules/corrupt-characters';
import { placeOf } from '../place-in-build';
import type { BuiltPage } from '../read-page';
import type { PageFault, PageRule } from '../rule';
import type { Site } from '../site';

type Trace = {
  patterns: readonly RegExp[];
  advice: string;
  /** Returns whether a writer means it: it is in `content/` in that form. */
  isMeant: (found: string, site: Site) => boolean;
};

const never = () => false;

/** Texts that no visitor should read. */
const traces: readonly Trace[] = [
  {
    patterns: [/\{[A-Za-z]\w*\}/g],
    advice: 'A variable was not filled in. Write it in site.json, or correct its name',
    isMeant: (found, site) => site.content.isInSource(`\\${found}`),
  },
  {
    patterns: [/\bundefined\b|\bNaN\b|\[object Object\]/g],
    advice: 'A value is missing there. Fill in its field',
    isMeant: (found, site) => site.content.isInSource(found),
  },
  {
    patterns: [/\blorem ipsum\b/gi],
    advice: 'That is text of a template. Write your own',
    isMeant: never,
  },
  {
    patterns: [/<{7} |={7} |>{7} /g],
    advice: 'That is the mark of a merge conflict. Keep one version',
    isMeant: never,
  },
  ...corruptCharacters.table.map(({ patterns, advice }) => ({
    patterns,
    advice: String(advice),
    isMeant: never,
  })),
];

function textFaults(page: BuiltPage, site: Site): PageFault[] {
  const faults: PageFault[] = [];
  const seen = new Set<string>();
  for (const text of page.texts) {
    for (const { patterns, advice, isMeant } of traces) {
      const [found] = patterns.flatMap((pattern) => text.match(pattern) ?? []);
      if (found === undefined || seen.has(advice + found) || isMeant(found, site)) continue;
      seen.add(advice + found);
      const at = text.indexOf(found);
      const around = text.slice(Math.max(0, at - 20), at + found.length + 20).trim();
      faults.push({
        subject: found,
        message: `The page says “${around}”. ${advice}.`,
        source: placeOf(site, page, text),
      });
      // Half of a merge conflict is not another fault.
      break;
    }
  }
  return faults;
}

/** No page says what no visitor should read. */
const text: PageRule = {
  id: 'text',
  requirement: 'S14',
  why: 'Visitors read it, and trust the rest less.',
  see: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  judgePage: textFaults,
};

/** The words of each page are on the screen. */
const words: PageRule = {
  id: 'words',
  requirement: 'S9',
  why: 'Search engines do not show, and visitors do not see, a page whose words are hidden.',
  see: 'https://developers.google.com/search/docs/essentials/spam-policies#hidden-text-and-links',
  judgePage: (page) =>
    // The page of errors has a rule of its own.
    page.words > 0 || page.isNotFound || page.mainHeadings.length === 0
      ? []
      : [
          {
            subject: 'main',
            message: 'The page has no words on the screen: its <main> is empty or hidden.',
          },
        ],
};

export const textRules = [text, words];
