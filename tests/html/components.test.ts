import { openSite } from './support/site';
import { words } from './support/words';

// A page with each component once: tests/edited/content/pages/components.mdx.
const { $ } = openSite('edited').page('/components/');

test.each([
  [
    'a callout is named by its title',
    'main [role=note][aria-label="Before the call"] p',
    'Bring one',
  ],
  ['a quote has its source', 'main figure:has(blockquote) figcaption', 'Mei Silkworth, Creative'],
  ['numbers are a list with the variables filled in', 'main ul > li', 'one working day until you'],
  ['steps are an ordered list', 'main ol > li', 'Talk'],
  ['a testimonial has its author', 'main figure[dir=auto] figcaption', 'Amara Threadwell'],
  ['a question has its answer inside', 'main details', 'Who draws the threads? Nobody'],
  ['a figure has its caption', 'main figure:has(img) > figcaption', 'One line'],
  ['a video says that it plays', 'main a[data-player^="/"]', 'Play the video: How a draft'],
  ['a video leads to its words', 'main figcaption a[href="/about/"]', 'Read what is said'],
  ['a download says its kind and size', 'main a[href$=".pdf"]', 'A page about voice PDF, 42 kB'],
  ['an action is a link', 'main a[href="/contact/"]', 'Book a call'],
])('%s', (_promise, selector, text) => {
  const found = $(selector)
    .toArray()
    .map((element) => words($(element).text()));
  expect(found.some((one) => one.includes(words(text)))).toBe(true);
});

test('a picture in an answer is shown, and one with a dark version has both', () => {
  expect($('main details img[alt="A knot of threads that becomes one cord"]')).toHaveLength(1);
  expect($('main picture:has([alt="A braid of three threads"]) source[data-dark]')).toHaveLength(2);
});
