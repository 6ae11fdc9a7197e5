import { screen, within } from '@testing-library/react';

/** Three items of a section, each with this text. */
export const itemsWith = (text: string) =>
  ['One', 'Two', 'Three'].map((title) => ({ title, text }));

/** Expects these items in the section of this name, each with its heading and its text. */
export function expectItems(section: string, items: ReturnType<typeof itemsWith>): void {
  const region = screen.getByRole('region', { name: section });
  const listed = within(region).getAllByRole('listitem');
  const titles = listed.map((item) => within(item).getByRole('heading', { level: 3 }).textContent);
  expect(titles).toEqual(items.map(({ title }) => title));
  for (const [index, { text }] of items.entries()) expect(listed[index]).toHaveTextContent(text);
}
