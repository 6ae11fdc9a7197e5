import { llms } from './llms';
import { manifest } from './manifest';
import { robots } from './robots';

test('robots.txt lets everybody in and tells where the sitemap is', () => {
  expect(robots('https://acme.example', false)).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://acme.example/sitemap-index.xml\n',
  );
});

test('robots.txt of a preview names no sitemap, and lets everybody read its noindex', () => {
  expect(robots('https://acme.example', true)).toBe('User-agent: *\nAllow: /\n');
});

test('llms.txt names the site, what it is about, every page in a line, and the contact', () => {
  const site = {
    brand: 'Acme',
    tagline: 'Words that fit.',
    address: 'https://acme.example',
    email: 'hello@acme.example',
  };
  const pages = [
    { title: 'Acme', description: 'What we do.', path: '/' },
    { title: 'About Acme', description: 'Who we are.', path: '/about/' },
  ];
  expect(llms(site, { heading: 'Explore', contact: 'Contact' }, pages)).toBe(
    `# Acme

> Words that fit.

## Explore

- [Acme](https://acme.example/): What we do.
- [About Acme](https://acme.example/about/): Who we are.

## Contact

- [hello@acme.example](mailto:hello@acme.example)
`,
  );
});

test('the manifest speaks of the site in its language and colours', () => {
  const said: unknown = JSON.parse(
    manifest({ brand: 'Acme', tagline: 'Words that fit.', language: 'en-GB' }),
  );
  expect(said).toMatchObject({
    name: 'Acme',
    description: 'Words that fit.',
    lang: 'en-GB',
    theme_color: expect.stringMatching(/^#[0-9a-f]{6}$/),
  });
});
