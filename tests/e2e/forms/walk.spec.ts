import fc from 'fast-check';
import type { Problems } from '../../support/watch-page';
import type { Step as Answer } from '../../../packages/inbox/faults';
import { expect, test } from '../support/form-test';
import { FormWalk, type WalkStep } from '../support/form-walk';
import { waitForReact } from '../support/scripts';

/** Set by `npm test -- walks`. */
const walks = Number(process.env.FORM_WALKS);

test.use({ allowConsoleErrors: true });

const step = fc.record<WalkStep>({
  do: fc.constantFrom(
    'type',
    'type',
    'press',
    'press',
    'press the other',
    'change',
    'translate',
    'inject',
    'reload',
    'leave and open',
    'leave and back',
    'offline',
    'online',
    'release',
    'clear',
  ),
});
const answers = fc.array(
  fc.constantFrom<Answer>(
    {},
    { delay: 60_000 },
    { status: 422 },
    { status: 503 },
    { cors: false },
    { delay: 60_000, status: 429 },
  ),
  { maxLength: 3 },
);

/** Expects only React's reports of pages that it draws again. There may be no other error. */
function expectOnlyRedraws({ pageErrors }: Problems) {
  const others = pageErrors.splice(0).filter((text) => !/React error #(418|423|425)/.test(text));
  expect(others).toEqual([]);
}

test(`${walks} random walks through both forms lose nothing, and send what was pressed`, async ({
  context,
  inbox,
  problems,
}) => {
  test.setTimeout(60_000 + walks * 15_000);
  await fc.assert(
    fc.asyncProperty(
      answers,
      fc.array(step, { minLength: 4, maxLength: 9 }),
      async (answered, steps) => {
        const page = await context.newPage();
        try {
          const walk = new FormWalk(page, context, inbox);
          await walk.start(answered);
          for (const one of steps) await walk.run(one);
          await context.setOffline(false);
          inbox.release();
          const settled = async () => {
            // A signup that arrives may leave the page in the middle of a check.
            if (new URL(page.url()).pathname !== '/contact/') await page.goto('/contact/');
            await expect(page.locator('form[aria-busy=true]')).toHaveCount(0);
            expect(await walk.lost()).toEqual([]);
          };
          await expect(settled).toPass({ timeout: 60_000 });
          const delivered = walk.delivered();
          for (const message of delivered) expect(walk.pressed).toContain(message);
          expect(delivered.length).toBeLessThanOrEqual(walk.presses);
          // Whatever the end was, the page can still send.
          await expect(() => page.reload()).toPass();
          await page.locator('[name=subscriber_email]').focus();
          await waitForReact(page, 'form');
          expectOnlyRedraws(problems);
        } finally {
          await page.close();
        }
      },
    ),
    { numRuns: walks, endOnFailure: true },
  );
  expectOnlyRedraws(problems);
});
