import { expect, test } from './fixtures';
import { fontsSettled } from './support/page';

for (const [width, height] of [
  [320, 568],
  [390, 664],
  [768, 1024],
  [1024, 768],
  [1280, 800],
] as const) {
  test(`at ${width} px each call to action shows the first two fields whole`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    const calls = page.locator('header, main').locator('a[href*="#inquiry"]');
    // Links to one address lead to one place: each is pressed on a phone, and each address in every window.
    const isEachPressed = width === 390;
    const seen = new Set<string | null>();
    let pressed = 0;
    for (const path of ['/', '/about/', '/services/', '/accessibility/']) {
      await page.goto(path);
      const addresses = await calls.evaluateAll((all) =>
        all.map((one) => one.getAttribute('href')),
      );
      const chosen = [...addresses.entries()].filter(([, address]) => {
        const isNew = !seen.has(address);
        seen.add(address);
        return isNew || isEachPressed;
      });
      for (const [turn, [index]] of chosen.entries()) {
        if (turn > 0) await page.goto(path);
        const label = await calls.nth(index).textContent();
        await calls.nth(index).click();
        await page.waitForURL(/\/contact\//);
        await fontsSettled(page);
        pressed += 1;
        const { header, fields, end } = await page.evaluate(() => ({
          header: document.querySelector('header')?.getBoundingClientRect().bottom ?? 0,
          fields: [...document.querySelectorAll('form[data-form=contact] label[for]')]
            .slice(0, 2)
            .map((one) => one.parentElement?.getBoundingClientRect() ?? new DOMRect()),
          end: innerHeight,
        }));
        for (const { top, bottom } of fields) {
          expect.soft(top, `${path}: ${label}`).toBeGreaterThan(header);
          expect.soft(bottom, `${path}: ${label}`).toBeLessThan(end);
        }
      }
    }
    expect(pressed).toBeGreaterThan(isEachPressed ? 8 : 3);
  });
}
