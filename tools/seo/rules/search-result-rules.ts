import { descriptionLength, textWidth, titleLength } from '../../../src/content/text/text-length';
import type { Fault, Rule } from '../rule';
import type { Site } from '../site';
import { pagesForSearch } from './indexing-rules';

const search = 'https://developers.google.com/search/docs';

/** Search engines waste the place of shorter texts, and cut longer ones off. */
function lengthFaults(
  site: Site,
  name: 'title' | 'description',
  [min, max]: readonly [number, number],
) {
  const pages = pagesForSearch(site);
  return pages.flatMap((page): Fault[] => {
    const { address, [name]: text } = page;
    const length = textWidth(text);
    const duplicate = pages.find((other) => other !== page && other[name] === text);
    const source = site.content.fieldOf(address, name, text);
    const fault = (subject: string, message: string): Fault[] => [
      { page: address, level: 'warning', subject, message, source },
    ];
    if (text === '')
      return [
        {
          page: address,
          subject: 'missing',
          message: `The ${name} is missing. Write ${min} to ${max} characters.`,
          source,
        },
      ];
    const long = `The ${name} “${text.slice(0, 60)}” has ${length} characters`;
    return [
      ...(length < min ? fault('length', `${long}. Use ${min} to ${max}.`) : []),
      ...(length > max ? fault('length', `${long}. Search results cut it off at ${max}.`) : []),
      ...(duplicate
        ? fault(
            'duplicate',
            `Several pages have the same ${name}, “${text.slice(0, 60)}”. Say what only this page has.`,
          )
        : []),
    ];
  });
}

const title: Rule = {
  id: 'title',
  requirement: 'S1',
  why: 'It is the headline of the page in search results and in tabs.',
  see: `${search}/appearance/title-link`,
  judge: (site) => lengthFaults(site, 'title', titleLength),
};

const description: Rule = {
  id: 'description',
  requirement: 'S1',
  why: 'It is what people read below the title in search results.',
  see: `${search}/appearance/snippet`,
  judge: (site) => lengthFaults(site, 'description', descriptionLength),
};

export const searchResultRules = [title, description];
