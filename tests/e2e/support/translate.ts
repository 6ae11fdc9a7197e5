import type { Page } from '@playwright/test';

/** Changes every text of a page as browsers' translators do: each gets its own element. */
export const translate = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) {
      const text = texts.currentNode;
      if (text instanceof Text && text.data.trim() && !text.parentElement?.closest('script, style'))
        found.push(text);
    }
    for (const text of found) {
      const translated = document.createElement('span');
      text.replaceWith(translated);
      translated.append(`${text.data} …`);
    }
  });
