import { engines, until, type Tab } from './browsers';
import { startSite } from './site-server';

const addresses =
  '/ /about/ /services/ /contact/ /newsletter-confirmation/ /accessibility/ /privacy/ /404/';
const inquiry = 'form[data-app=contact]';
const signup = 'form[data-app=newsletter]';
const valueOf = (field: string) => `document.querySelector('${field}').value`;
const messageIn = (form: string) =>
  `[...document.querySelectorAll('${form} [role=alert]')].some((one) => one.checkVisibility())`;

describe.each(engines)('%s', (name, missing, start) => {
  if (missing && !process.env.CI) {
    console.log(`${name} is not tested, because it is not installed: ${missing}`);
    test.skip(missing, () => {});
    return;
  }
  let tab: Tab;
  let site: Awaited<ReturnType<typeof startSite>>;

  beforeAll(async () => {
    if (missing) throw new Error(`${name} is not installed: ${missing}`);
    tab = await start();
  }, 120_000);
  afterAll(() => tab.close());
  // Each at an address of its own, so that no test finds what another one left in the browser.
  beforeEach(async () => {
    site = await startSite();
  });
  afterEach(() => site.close());

  const open = (address: string) => tab.open(site.url + address);
  /** Waits until an expression has a value in the page, whichever page that is by then. */
  const expectIn = (expression: string, value: unknown) =>
    until(async () => expect(await tab.run(expression)).toEqual(value));

  test.each(addresses.split(' '))(
    '%s hydrates without a message in the console',
    async (address) => {
      await open(address);
      await tab.run('document.addEventListener("form-ready", () => { window.isReady = true })');
      await tab.click(`${signup} [name=subscriber_email]`);
      await expectIn('window.isReady', true);
      // The not-found page logs the attempted path by design.
      const logged = address === '/404/' ? ['Not found: /404/'] : [];
      expect(await tab.run('window.problems')).toEqual(logged);
    },
  );

  test('the theme that a visitor chooses outlasts a reload', async () => {
    const paper = 'getComputedStyle(document.body).backgroundColor';
    await open('/');
    await expectIn(paper, 'rgb(251, 247, 240)');
    await tab.click('[data-theme-toggle]');
    await expectIn(paper, 'rgb(16, 19, 31)');
    await open('/about/');
    await expectIn(paper, 'rgb(16, 19, 31)');
  });

  test('questions open one at a time, and close again', async () => {
    const opened = '[...document.querySelectorAll("details[open] [id]")].map(({ id }) => id)';
    await open('/');
    for (const id of ['how-soon-results', 'who-writes']) {
      await tab.click(`details:has(#${id}) > summary`);
      await expectIn(opened, [id]);
    }
    await tab.click('details[open] > summary');
    await expectIn(opened, []);
  });

  async function signUp() {
    await open('/about/');
    await tab.type(`${signup} [type=email]`, 'ada@a.example');
    await tab.click(`${signup} [type=submit]`);
  }

  test('a signup is sent once, and leads to its confirmation', async () => {
    await signUp();
    await expectIn('location.pathname', '/newsletter-confirmation/');
    expect(site.posts).toEqual([expect.stringContaining('ada@a.example')]);
  });

  test('a signup that is refused says so, and keeps the address', async () => {
    site.answers.push(429);
    await signUp();
    await expectIn(messageIn(signup), true);
    expect(await tab.run('window.alerts')).toEqual(['Failed to subscribe. Please try again.']);
    expect(await tab.run(valueOf(`${signup} [type=email]`))).toBe('ada@a.example');
  });

  async function inquire() {
    await open('/contact/');
    for (const field of ['fullName', 'email', 'role', 'goals']) {
      await tab.type(`${inquiry} [name=${field}]`, `${field}@a.example`);
    }
    await tab.click(`${inquiry} label:has([name=budget])`);
    await tab.click(`${inquiry} [type=submit]`);
  }

  test('an inquiry is sent once, and leads to the calendar', async () => {
    await inquire();
    await expectIn('location.pathname', '/discovery');
    expect(site.posts).toEqual([expect.stringContaining('Yes, prepared to invest')]);
  });

  test('an inquiry that is refused says so, and keeps the answers', async () => {
    site.answers.push(500);
    await inquire();
    await expectIn(messageIn(inquiry), true);
    await expectIn('document.body.innerText.includes("Submission Failed")', true);
    expect(await tab.run(valueOf('[name=goals]'))).toBe('goals@a.example');
    expect(await tab.run('location.pathname')).toBe('/contact/');
  });

  test('Tab goes through the header, each stop has a ring, and Enter skips to the text', async () => {
    const stops = '[...document.querySelectorAll("header a, header button")]';
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
    await expectIn('document.activeElement.id', 'main');
  });
});
