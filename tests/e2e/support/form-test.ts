import { expect, test as base } from '../fixtures';
import { site } from './content';
import { inquiryOn, signupOn, type FormDriver } from './form-drivers';

const calendar = new URL(site.schedulingPage);

type FormFixtures = {
  /** The inquiry form; its calendar leaves the browser on the page. */
  inquiry: FormDriver;
  /** The newsletter form; its alerts are dismissed. */
  signup: FormDriver;
};

export { expect };

/** Extends the test for the two forms. */
export const test = base.extend<FormFixtures>({
  allowedHosts: [calendar.host],
  inquiry: async ({ page }, use) => {
    await page.route(site.schedulingPage, (route) => route.fulfill({ status: 204 }));
    await use(inquiryOn(page));
  },
  signup: async ({ page }, use) => use(signupOn(page)),
});
