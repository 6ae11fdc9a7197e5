import { canonicalsOf, descriptionOf, isIndexable, metasOf, titleOf } from '../model/page';
import { faults, type Check } from './check';
import { code, fieldOf } from './places';

const again = 'Build the site again. If the fault stays, the page has the head of another page.';

export const ownHead: Check = {
  id: 'own-head',
  level: 'must',
  name: 'Every page has its own head',
  why: 'Gatsby renders pages two at a time; a mixed-up head sends searchers to the wrong page.',
  page: (page, site) => {
    const singles = {
      '<title>': page.titles,
      description: metasOf(page, 'description'),
      robots: metasOf(page, 'robots'),
      canonical: canonicalsOf(page), // Rule `canonical` judges the address.
    };
    const { title, description } = page.content;
    return [
      ...Object.entries(singles).flatMap(([name, found]) => {
        const expected = name === 'canonical' && !isIndexable(page) ? 0 : 1;
        const inHead = found.filter((one) => one.inHead).length;
        return faults(code.head, [
          found.length !== expected || inHead !== expected,
          `${name} is there ${found.length} times, ${inHead} in the head; expected: ${expected}.`,
          'Write the head once for each page, in src/head/ only.',
        ]);
      }),
      ...faults(fieldOf(page, site, 'title'), [
        titleOf(page) !== title,
        `The title is “${titleOf(page)}”; content says “${title}”.`,
        again,
      ]),
      ...faults(fieldOf(page, site, 'description'), [
        descriptionOf(page) !== description,
        `The description is “${descriptionOf(page)}”; content says “${description}”.`,
        again,
      ]),
    ];
  },
};
