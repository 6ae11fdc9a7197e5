import { expect, test as base } from '../fixtures';
import { brokenServers } from './broken-servers';
import { site } from './content';
import { inquiryOn, signupOn, type FormDriver } from './form-drivers';

const calendar = new URL(site.schedulingPage);

type FormFixtures = {
  /** The inquiry form; the calendar it leads to leaves the browser where it is. */
  inquiry: FormDriver;
  /** The newsletter form; its alerts are taken away. */
  signup: FormDriver;
  /** The server that a test sends to instead of the inbox. */
  broken: keyof typeof brokenServers | null;
  /** The address of that server. */
  brokenHost: string;
};

export { expect };

/** Tests of the two forms. */
export const test = base.extend<FormFixtures>({
  broken: [null, { option: true }],
  brokenHost: async ({ broken }, use) => {
    const server = broken && (await brokenServers[broken]());
    await use(server?.host ?? '');
    await server?.close();
  },
  allowedHosts: async ({ brokenHost }, use) =>
    use([calendar.host, ...(brokenHost === '' ? [] : [brokenHost])]),
  inquiry: async ({ page }, use) => {
    await page.route(site.schedulingPage, (route) => route.fulfill({ status: 204 }));
    await use(inquiryOn(page));
  },
  signup: async ({ page }, use) => use(signupOn(page)),
});
