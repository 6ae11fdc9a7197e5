import { requireBuild } from './support/build';
import { findings, repeated, type Page } from './support/pages';
import { plain } from './support/words';

beforeAll(requireBuild);

const headings = ({ $ }: Page) =>
  $('h1, h2, h3, h4, h5, h6')
    .toArray()
    .map((element) => ({ level: Number(element.tagName[1]), text: plain($(element).text()) }));

const mainHeadings = (page: Page) => headings(page).filter(({ level }) => level === 1);

test('every page has one main heading, which no other page has', () => {
  const check = (page: Page) =>
    mainHeadings(page).length === 1 ? [] : [`has ${mainHeadings(page).length} h1`];
  expect(findings(check)).toEqual([]);
  expect(repeated((page) => mainHeadings(page)[0]?.text ?? '')).toEqual([]);
});

test('no heading is empty', () => {
  const check = (page: Page) =>
    headings(page).flatMap(({ level, text }) => (text ? [] : [`has an empty h${level}`]));
  expect(findings(check)).toEqual([]);
});

test('headings start with the main one and never skip a level', () => {
  const check = (page: Page) =>
    headings(page).flatMap(({ level, text }, index, all) => {
      const before = all[index - 1]?.level ?? 0;
      return level <= before + 1 ? [] : [`h${level} "${text}" follows an h${before}`];
    });
  expect(findings(check)).toEqual([]);
});
