import { expect, test } from '../fixtures';
import { submitButton } from '../support/answers';
import { pages } from '../support/content';
import { hydrate } from '../support/scripts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const width of [320, 1280]) {
  test(`every target is 24 px or more at ${width} px, and what is pressed most is 44`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const { path } of pages) {
      await page.goto(path);
      if (path === '/contact/') {
        await hydrate(page);
        await submitButton(page).click();
      }
      await page
        .locator('details')
        .evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));
      const small = await page.evaluate(() => {
        const targets = [
          ...document.querySelectorAll('a[href], button, input, select, textarea, summary'),
        ].filter((one) => !one.closest('[inert], [aria-hidden=true]') && one.checkVisibility());
        return targets.flatMap((one) => {
          // A label takes the press for its control.
          const box = (one.closest('label') ?? one).getBoundingClientRect();
          const isInText = one.matches('p > a, li > p > a, label a') && one.tagName === 'A';
          if (isInText || one.matches('[href="#main"], [type=hidden]')) return [];
          const isMain = one.matches(
            'header *, main button, input, select, textarea, summary, footer ul:has(svg) a',
          );
          const least = isMain ? 43.5 : 24;
          const wide = one.closest('header') ? 43.5 : 24;
          return box.height < least || box.width < wide
            ? [`${one.outerHTML.slice(0, 80)}: ${box.width} × ${box.height}`]
            : [];
        });
      });
      expect.soft(small, path).toEqual([]);
    }
  });
}
