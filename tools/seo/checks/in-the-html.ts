import { plain } from '../model/plain';
import type { Check } from './check';
import { textOf } from './places';

export const inTheHtml: Check = {
  id: 'S29',
  level: 'must',
  name: 'Answers and plans stand in the HTML',
  why: 'What only a click puts on the page is not read by search engines, and not found in the page.',
  page: (page, site) => {
    const { questions, plans } = site.content;
    const texts = {
      '/': questions.flatMap(({ question, answer }) => [question, answer]),
      '/services/': plans.flatMap(({ title, description, items }) => [
        title,
        description,
        ...items,
      ]),
    }[page.path];
    if (!texts) return null;
    const found = plain(page.mainText);
    return texts
      .filter((text) => !found.includes(text))
      .map((text) => ({
        what: `“${text}” is not in the HTML of the page.`,
        fix: 'Render it with the page, and let <details> hide it.',
        place: textOf(page, site, text),
      }));
  },
};
