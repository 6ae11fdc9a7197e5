import { when, type Check } from './check';
import { code, textOf } from './places';

export const externalLinks: Check = {
  id: 'S18',
  level: 'must',
  name: 'Links to other sites are safe',
  why: 'Without https a visitor can be led astray; without noopener the other site can move this tab.',
  page: (page, site) =>
    page.anchors.flatMap(({ href, text, newTab, rel }) => [
      ...when(/^(http:|\/\/)/.test(href), () => ({
        what: `“${text}” leads to “${href}”.`,
        fix: 'Write https://.',
        place: textOf(page, site, href),
      })),
      ...when(newTab && !rel.includes('noopener'), () => ({
        what: `“${text}” opens a tab without rel="noopener".`,
        fix: 'Use the link component, which adds it.',
        place: code.link,
      })),
    ]),
};
