import type { Page } from '@playwright/test';
import type { Reply } from '../../tools/inbox/replies';
import type { Inbox } from '../../tools/inbox/start-inbox';
import { expect, test } from '../e2e/fixtures';
import type { ContactForm } from '../e2e/support/forms';
import { addRules, pages } from '../e2e/support/page';

type OnPage = { page: Page; contact: ContactForm; inbox: Inbox };

/** A state that a visitor sees, other than a newly loaded page. */
type State = {
  path: string;
  /** The part to take a picture of, by its selector; omitted: the window. */
  part?: string;
  reach: (on: OnPage) => Promise<unknown>;
};

const openAll = ({ page }: OnPage) =>
  page.locator('details').evaluateAll((all: HTMLDetailsElement[]) => {
    for (const one of all) Object.assign(one, { name: '', open: true });
  });

async function submit({ contact, inbox }: OnPage, reply: Reply): Promise<void> {
  inbox.replyNext('ada@example.com', reply);
  await contact.form.getByRole('checkbox').first().check();
  await contact.send('ada@example.com');
}

const center = ({ contact }: OnPage) =>
  contact.message.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));

const states: Readonly<Record<string, State>> = {
  'questions-open': { path: '/', part: 'section:has(details)', reach: openAll },
  'cards-open': { path: '/services/', part: 'main section:has(details)', reach: openAll },
  tooltip: {
    path: '/',
    reach: async ({ page }) => {
      const toggle = page.getByRole('banner').getByRole('button');
      await toggle.hover();
      await expect(toggle.locator('> [aria-hidden=true]:not(svg)')).toHaveCSS('opacity', '1');
    },
  },
  focus: { path: '/', reach: ({ page }) => page.keyboard.press('Tab') },
  errors: {
    path: '/contact/',
    part: 'form[data-form=contact]',
    reach: async ({ contact }) => {
      await contact.submit.click();
      await expect(contact.field('Full name')).toHaveAttribute('aria-invalid', 'true');
    },
  },
  failed: {
    path: '/contact/',
    reach: async (on) => {
      await submit(on, { status: 400 });
      await on.contact.expectFailed('fixNeeded');
      await center(on);
    },
  },
  sent: {
    path: '/contact/',
    reach: async (on) => {
      await submit(on, {});
      await on.contact.expectSent();
      await center(on);
    },
  },
};

const views = [
  { width: 390, theme: 'dark' },
  { width: 1280, theme: 'light' },
] as const;

/** Pages whose look another one shows: the privacy page, and an article. */
const alike = ['/accessibility/', '/insights/une-note/'];
const looks = pages.filter(({ path }) => !alike.includes(path));

/** Each other page and each state, dark on a phone and light on a desktop. */
const shots = views.flatMap((view) => {
  const shot = (name: string) => ({ picture: `${name}-${view.width}-${view.theme}.png`, ...view });
  const nameOf = (path: string) => path.slice(1, -1).replaceAll('/', '-') || 'home';
  return [
    ...looks.map((page) => ({ ...shot(nameOf(page.path)), ...page, state: null })),
    ...Object.entries(states).map(([name, state]) => ({
      ...shot(`state-${name}`),
      site: 'specified' as const,
      path: state.path,
      state,
    })),
  ];
});

/** Lays out every section, and loads all pictures and fonts. */
async function loadEverything(page: Page): Promise<void> {
  // The only text in a font of the system. The pictures need no other fonts than Liberation's.
  await addRules(page, "code { font-family: 'Liberation Mono' !important }");
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode()));
  });
  const faces = () =>
    page.evaluate(() => [...document.fonts].map(({ family, status }) => `${family}: ${status}`));
  const isOwn = (face: string) => /^(?!.*Fallback).*: loaded/.test(face);
  await expect.poll(async () => (await faces()).filter(isOwn)).toHaveLength(3);
}

for (const { site, path, width, theme, state, picture } of shots) {
  test.describe(picture, () => {
    test.use({
      site,
      viewport: { width, height: 900 },
      colorScheme: theme,
      contextOptions: { reducedMotion: 'reduce' },
      timezoneId: 'UTC',
      expected: /^Console: /,
    });

    test('looks the same', async ({ page, baseURL, contact, inbox }) => {
      await page.clock.setFixedTime('2026-01-05T10:00:00Z');
      // The second page of a visit has the web fonts in any case.
      await page.goto(path, { referer: baseURL });
      await loadEverything(page);
      await state?.reach({ page, contact, inbox });
      if (state !== states.tooltip) await page.mouse.move(0, 0);
      if (state?.part) {
        // The header would cover a part that is taller than the window.
        await addRules(page, 'header { position: static !important }');
        await expect(page.locator(state.part).first()).toHaveScreenshot(picture);
      } else await expect(page).toHaveScreenshot(picture, { fullPage: state === null });
    });
  });
}
