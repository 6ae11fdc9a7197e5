import { requiredAnswers } from '../support/required-answers';
import { engines, until, type Tab } from './browsers';
import { startSite } from './site-server';

const addresses =
  '/ /about/ /services/ /contact/ /newsletter-confirmation/ /accessibility/ /privacy/ /404/';
const inquiry = 'form[data-form=contact]';
const signup = 'form[data-form=newsletter]';
const valueOf = (field: string) => `document.querySelector('${field}').value`;
/** Inserts a text into a field at once, as a paste does. A driver's keys can become other letters on a busy machine. */
const pasteInto = (field: string, text: string) =>
  `document.querySelector('${field}').focus(), document.execCommand('insertText', false, '${text}')`;
/** The last thing that a page loads, and that moves its text. */
const hasFonts =
  '["Headlines", "Text"].every((name) => [...document.fonts].some(({ family, status }) => status === "loaded" && family.replaceAll(`"`, "") === name))';
const hasMessage = (form: string) =>
  `[...document.querySelectorAll('${form} [role=alert]')].some((one) => one.checkVisibility())`;

let tab: Tab;
let site: Awaited<ReturnType<typeof startSite>>;

const open = (address: string) => tab.open(site.url + address);
/** Waits until an expression has a value in the page, whichever page that is by then. */
const expectIn = (expression: string, value: unknown) =>
  until(async () => expect(await tab.run(expression)).toEqual(value), tab);

function testPages(): void {
  test.each(addresses.split(' '))(
    '%s gets its fonts, and React without a message in the console',
    async (path) => {
      await open(path);
      await expectIn(hasFonts, true);
      await tab.run('document.addEventListener("form-ready", () => { window.isReady = true })');
      await tab.click(`${signup} [name=subscriber_email]`);
      await expectIn('window.isReady', true);
      // The not-found page logs the attempted path by design.
      expect(await tab.run('problems')).toEqual(path === '/404/' ? ['Not found: /404/'] : []);
    },
  );

  test('the theme that a visitor chooses holds after Back and on the next pages', async () => {
    const paper = 'getComputedStyle(document.body).backgroundColor';
    const isDark = ['rgb(16, 18, 31)', true];
    await open('/');
    await expectIn(paper, 'rgb(251, 246, 240)');
    await expectIn(hasFonts, true);
    // A page that loads again would not have it.
    await tab.run('window.isKept = true');
    await tab.run('void setTimeout(() => { location.href = "/about/" })');
    await expectIn('location.pathname + document.readyState', '/about/complete');
    await tab.click('[data-theme-toggle]');
    await expectIn(paper, isDark[0]);
    await tab.run('void setTimeout(() => history.back())');
    await expectIn(`[${paper}, window.isKept]`, isDark);
    await open('/services/');
    await expectIn(paper, isDark[0]);
    await tab.click('[data-theme-toggle]');
    await expectIn(paper, 'rgb(251, 246, 240)');
  });

  test('paused, the testimonials show a whole one', async () => {
    await open('/');
    await expectIn(hasFonts, true);
    await tab.click('section:has(ul[aria-hidden]) label');
    await expectIn(
      `[...document.querySelectorAll("section:has(:checked) ul:not([aria-hidden]) > li")].some((one) => {
        const { left, right } = one.getBoundingClientRect();
        return 0 <= left && right <= innerWidth;
      })`,
      true,
    );
  });
}

function testQuestions(): void {
  test('a question that is pressed stays where it was, opens alone, and closes', async () => {
    const opened = 'document.querySelectorAll("details[open]").length';
    await open('/');
    await expectIn(hasFonts, true);
    const count = Number(await tab.run('document.querySelectorAll("main summary").length'));
    expect(count).toBeGreaterThan(5);
    const question = (index: number) => `document.querySelectorAll("main summary")[${index}]`;
    const top = async (index: number) =>
      Number(await tab.run(`${question(index)}.getBoundingClientRect().top`));
    const press = async (index: number) => {
      await tab.run('window.isPainted = false');
      await tab.run(`${question(index)}.click()`);
      // The frame after the press and the next one have passed.
      await tab.run(
        'void requestAnimationFrame(() => requestAnimationFrame(() => { window.isPainted = true }))',
      );
      await expectIn('window.isPainted', true);
    };
    await press(0);
    for (let index = 1; index < count; index += 1) {
      await tab.run(
        `scrollTo({ top: scrollY + ${question(index)}.getBoundingClientRect().top - 130, behavior: "instant" })`,
      );
      const before = await top(index);
      await press(index);
      // Scrolled by whole pixels.
      expect(Math.abs((await top(index)) - before)).toBeLessThanOrEqual(1);
      await expectIn(`${question(index)}.parentElement.open && ${opened}`, 1);
    }
    await press(count - 1);
    await expectIn(opened, 0);
  });
}

function testPlaces(): void {
  test('a visitor finds the place again after a reload and after Back, and an anchor at once', async () => {
    const topOf = (question: string) =>
      `${question}.closest("details").getBoundingClientRect().top`;
    const last = '[...document.querySelectorAll("main summary")].pop()';
    // Scrolled by whole pixels.
    const isInPlace = `[Math.abs(${topOf(last)} - 130) < 2, ${hasFonts}]`;
    await open('/');
    await expectIn(hasFonts, true);
    await tab.run(`scrollBy({ top: ${topOf(last)} - 130, behavior: "instant" })`);
    await expectIn(isInPlace, [true, true]);
    await tab.run('void setTimeout(() => location.reload())');
    await expectIn(`[performance.getEntriesByType("navigation")[0].type, ...${isInPlace}]`, [
      'reload',
      true,
      true,
    ]);
    await tab.run('void setTimeout(() => { location.href = "/about/" })');
    await expectIn('location.pathname + document.readyState', '/about/complete');
    await tab.run('void setTimeout(() => history.back())');
    await expectIn(isInPlace, [true, true]);

    await open('/');
    await tab.run(`location.hash = ${last}.nextElementSibling.id`);
    await expectIn(hasFonts, true);
    await expectIn(
      `[document.querySelector("header").getBoundingClientRect().bottom < ${topOf('document.querySelector(":target")')}, ${topOf('document.querySelector(":target")')} < 200]`,
      [true, true],
    );
  });
}

function testSignup(): void {
  test('a signup that is refused says so and is kept; sent again, it leads to the confirmation', async () => {
    site.answers.push(429);
    await open('/about/');
    await tab.type(`${signup} [type=email]`, 'ada@a.example');
    await tab.click(`${signup} [type=submit]`);
    await expectIn(hasMessage(signup), true);
    expect(await tab.run('alerts')).toEqual(['Failed to subscribe. Please try again.']);
    expect(await tab.run(valueOf(`${signup} [type=email]`))).toBe('ada@a.example');
    await tab.click(`${signup} [type=submit]`);
    await expectIn('location.pathname', '/newsletter-confirmation/');
    const post: unknown = expect.stringContaining('ada@a.example');
    expect(site.posts).toEqual([post, post]);
  });

  test.each(['a press', 'Enter'])(
    'an international address, pasted with what nobody sees, is sent by %s',
    async (way) => {
      await open('/about/');
      await tab.run(pasteInto(`${signup} [type=email]`, 'ada@müller.de\u00a0'));
      if (way === 'Enter') await tab.press('Enter');
      else await tab.click(`${signup} [type=submit]`);
      await expectIn('location.pathname', '/newsletter-confirmation/');
      expect(site.posts).toEqual([
        expect.stringMatching(/\r\n\r\nada@(müller|xn--mller-kva)\.de\r\n/),
      ]);
    },
  );
}

/** Fills in the inquiry, and submits it. */
async function inquire(): Promise<void> {
  for (const { name, kind, answer } of requiredAnswers('ada@a.example')) {
    const control = `${inquiry} [name=${name}]`;
    if (kind === 'radios')
      // A notice that comes at that moment moves the page, and the click goes elsewhere.
      await until(async () => {
        await tab.click(`${inquiry} label:has([name=${name}])`);
        expect(await tab.run(`document.querySelector('${control}').checked`)).toBe(true);
      }, tab);
    else if (kind === 'select')
      await tab.run(`document.querySelector('${control}').selectedIndex = 1`);
    else await tab.type(control, answer);
  }
  await tab.click(`${inquiry} [type=submit]`);
  await expectIn(hasMessage(inquiry), true);
}

function testInquiry(): void {
  test('an inquiry that is refused says so and is kept; sent again, it leads to the calendar', async () => {
    site.answers.push(422);
    await open('/contact/');
    await inquire();
    await expectIn('document.body.innerText.includes("Submission Failed")', true);
    expect(await tab.run(valueOf('[name=goals]'))).toBe('Visibility');
    await tab.click(`${inquiry} [type=submit]`);
    await expectIn('location.pathname', '/discovery');
    const post: unknown = expect.stringContaining('Yes, prepared to invest');
    expect(site.posts).toEqual([post, post]);

    // The receipt comes first after Back, and the questions only by its button.
    await tab.run('void setTimeout(() => history.back())');
    const receipt = `document.querySelector('${inquiry} [data-slot=notices]')`;
    await expectIn(
      `(({ top, height }) => [height > 0, 0 < top && top < innerHeight / 2])(${receipt}.getBoundingClientRect())`,
      [true, true],
    );
    await expectIn('document.querySelector("[name=goals]").checkVisibility()', false);
  });

  test('where React’s scripts cannot be read, the browser sends the whole inquiry', async () => {
    site.fault.scripts = '(?<';
    await open('/contact/');
    await inquire();
    await tab.click(`${inquiry} [data-native]`);
    await expectIn('document.body.textContent', 'OK');
    const parts = ['service_id', 'template_id', 'user_id', 'Visibility', 'Yes, prepared'];
    for (const part of parts) expect(site.posts.join()).toContain(part);
  });
}

function testKeyboard(): void {
  test('Tab goes through the header, each stop has a ring, and Enter skips to the text', async () => {
    const stops =
      '[...document.querySelectorAll("header a, header button")].filter((one) => one.checkVisibility())';
    await open('/');
    await tab.press('Tab');
    await expectIn('document.activeElement.getAttribute("href")', '#main');
    const count = Number(await tab.run(`${stops}.length`));
    for (let index = 0; index < count; index += 1) {
      await tab.press('Tab');
      await expectIn(`${stops}.indexOf(document.activeElement)`, index);
      await expectIn('getComputedStyle(document.activeElement).outlineStyle !== "none"', true);
    }
    await open('/?again');
    await tab.press('Tab');
    await tab.press('Enter');
    await tab.press('Tab');
    await expectIn('document.activeElement === document.querySelector("main a")', true);
  });
}

for (const [name, canStart, start] of engines)
  (canStart ? describe : describe.skip)(name, () => {
    beforeAll(async () => {
      tab = await start();
    }, 120_000);
    afterAll(() => tab.close());
    // Each at an address of its own, so that no test finds what another one left in the browser.
    beforeEach(async () => {
      site = await startSite();
    });
    afterEach(() => site.close());

    testPages();
    testQuestions();
    testPlaces();
    testSignup();
    testInquiry();
    testKeyboard();
  });
