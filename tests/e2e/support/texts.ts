import type { Locator } from '@playwright/test';
import { expect } from '../fixtures';
import { plain } from './content';
import { layOutAll } from './wear';

/** Expects every text to be visible in the place, in this order. */
export async function expectTexts(place: Locator, texts: readonly string[]) {
  await layOutAll(place.page());
  const found = plain(await place.innerText()).replace(/\s+/g, ' ');
  let from = 0;
  for (const text of texts) {
    const at = found.toLowerCase().indexOf(plain(text).toLowerCase(), from);
    expect(at, `"${text}" in: ${found.slice(from)}`).toBeGreaterThanOrEqual(0);
    from = at;
  }
}

export const textsOf = (items: readonly { title: string; text: string }[]) =>
  items.flatMap(({ title, text }) => [title, text]);
