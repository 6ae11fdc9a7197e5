import { questions, testimonials } from '../e2e/support/content';
import { expect, test } from './fixtures';

// No engine here lets a test look at paper, so the styles for paper are worn on the screen.
test.use({ edit: { change: (text) => text.replaceAll('media="print"', 'media="all"') } });

test('on paper a page is whole: answers and quotes, without the controls', async ({
  tab,
  front,
}) => {
  await tab.resize(794, 1123);
  await tab.open(`${front.url}/`);
  const isHidden = () =>
    tab.run(() =>
      [...document.querySelectorAll('nav, header button, footer form')].every(
        (one) => !one.checkVisibility(),
      ),
    );
  await expect.poll(isHidden).toBe(true);
  const answers = await tab.run(
    () =>
      [...document.querySelectorAll('details > div')].filter(
        (answer) => answer.getBoundingClientRect().height > 20,
      ).length,
  );
  expect(answers).toBe(questions.length);
  const quotes = await tab.run(
    () =>
      [...document.querySelectorAll('li > figure')].filter((quote) => {
        const { left, right } = quote.getBoundingClientRect();
        return right > left && left >= 0 && right <= innerWidth;
      }).length,
  );
  expect(quotes).toBe(testimonials.length);
});
