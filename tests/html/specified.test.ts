import { openSite } from './support/site';
import { words } from './support/words';

/** What docs/specification.md fixes, word for word, where visitors read it. */
const site = openSite('specified');

test.each([
  ['/', 'Influence Starts With a Throughline|Why Choose Throughline|How It Works|4 continents'],
  ['/', '30 to 60 days|$500|30 minutes|3 months|14 days'],
  ['/', 'Founders, CEOs, consultants, coaches, freelancers, creatives, experts'],
  ['/about/', 'Our Story|Core values|influence starts from within'],
  ['/services/', 'Explore Our Services|View Details|Hide Details'],
  ['/services/', '6 to 15 voice-aligned posts or articles depending on plan'],
  ['/services/', 'More can be provided for your personal brand and business goals'],
  ['/contact/', 'Get In Touch With Us|free, no-pressure 30-minute session|24 to 48 hours'],
  ['/contact/', 'globally and fully remotely|Build Your Narrative|Submit & Schedule Call'],
  ['/contact/', 'Our minimum engagement is $500. Are you ready to proceed?'],
  ['/contact/', 'redirected to our calendar'],
  ['/newsletter-confirmation/', 'Subscription Confirmed!|signed up for the Throughline newsletter'],
  ['/404/', '404|Oops! Page not found'],
])('%s says %s', (path, texts) => {
  const said = words(site.page(path).texts('main').join());
  for (const text of texts.split('|')) expect(said).toContain(words(text));
});

test.each([
  ['/', 'header', 'Home', '/'],
  ['/', 'header', 'About', '/about/'],
  ['/', 'header', 'Services', '/services/'],
  ['/', 'header', 'Contact', '/contact/'],
  ['/', 'header', 'Build Your Narrative', '/contact/#inquiry'],
  ['/', 'footer', 'Home', '/'],
  ['/', 'footer', 'Explore Our Services', '/services/'],
  ['/', 'footer', 'About Us', '/about/'],
  ['/', 'footer', 'Book A Discovery Call', '/contact/#call'],
  ['/', 'main', 'Begin Your Journey', '/contact/#inquiry'],
  ['/', 'main', 'Get Your Custom Quote', /^\/contact\//],
  ['/', 'main', 'Book Now', '/contact/#call'],
  ['/about/', 'main', 'Build Your Narrative', '/contact/#inquiry'],
  ['/services/', 'main', 'Book a Free Discovery Call', '/contact/#call'],
  ['/services/', 'main', 'Ask about a retainer', '/contact/?plan=monthly-retainer#inquiry'],
  ['/contact/', 'main', 'Book Now', /^https:/],
  ['/newsletter-confirmation/', 'main', 'Back to Home', '/'],
  ['/404/', 'main', 'Return to Home', '/'],
])('%s has in its %s the link %s', (path, selector, name, href) => {
  const page = site.page(path);
  const names = page.texts(`${selector} a`).map(words);
  const hrefs = page.attributes(`${selector} a`, 'href');
  expect(hrefs.filter((_, index) => names[index]?.startsWith(words(name)))).toContainEqual(
    typeof href === 'string' ? href : expect.stringMatching(href),
  );
});

test.each([
  ['/', '[aria-labelledby=testimonials] ul:not([aria-hidden]) > li', 4],
  ['/', 'details[name=faq]', 11],
  ['/', 'footer a[href$=".throughline.example/"]', 3],
  ['/services/', 'main article:nth-of-type(1) details li', 8],
  ['/contact/', '[aria-labelledby=ways] h3', 3],
  ['/contact/', 'form textarea[name=additional][rows=4]:not([required])', 1],
  ['/contact/', 'main a[target=_blank]', 1],
  ['/contact/', 'form :is([checked], [selected])', 0],
])('%s has of %s exactly %d', (path, selector, count) => {
  expect(site.page(path).$(selector).length).toBe(count);
});

// prettier-ignore
test.each([
  ['/', '[aria-labelledby=what-we-do] h3', 'text', 'Personal brand strategy|Custom content creation|Thought leadership positioning|Profile and platform optimization'],
  ['/', '[aria-labelledby=why-choose] h3', 'text', 'Your voice|Done for you|Strategic|Human writers|Culture-smart'],
  ['/', '[aria-labelledby=how-it-works] h3', 'text', 'Discovery|Strategy|Execution and Delivery'],
  ['/', '[aria-labelledby=pricing] h3', 'text', 'Strategy Plan|Monthly Retainer|Add-Ons'],
  ['/services/', 'main article h3', 'text', 'Personal Brand Strategy Plan|Monthly Retainer Plans|Add-On Services'],
  ['/about/', '[aria-labelledby=values] h3', 'text', 'Authenticity|Excellence|Empowerment|Strategic Impact|Inclusivity'],
  ['/contact/', '[name=helpNeeded][type=checkbox]', 'value', 'Brand Strategy only|Monthly Done-for-you Content|Online Profile Optimization|Full Personal Brand Makeover|Everything listed|Not Sure Yet'],
  ['/contact/', '[name=timeline] option', 'value', '|immediately|1-3-weeks|1-2-months|exploring'],
  ['/contact/', '[name=timeline] option', 'text', 'Select timeline|Immediately|1–3 weeks|1–2 months|Just Exploring'],
  ['/contact/', '[name=budget]', 'value', 'Yes, prepared to invest|No, not at that stage yet|interested but with a different budget'],
  ['/contact/', 'form[data-form=contact] [placeholder]', 'placeholder', 'e.g. CEO, Founder, Consultant|e.g. Visibility, Sales, Authority|Share your goals, challenges or questions'],
])('%s has in %s (%s) the list %s', (path, selector, from, list) => {
  const { texts, attributes } = site.page(path);
  const found = from === 'text' ? texts(selector) : attributes(selector, from);
  // Typography may keep a number and its unit on one line.
  expect(found.join('|').replaceAll('\u00a0', ' ')).toBe(list);
});
