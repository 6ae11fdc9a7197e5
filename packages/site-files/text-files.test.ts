import { llms } from './llms';
import { manifest } from './manifest';
import { robots } from './robots';

test('robots.txt allows everything and names the sitemap', () => {
  expect(robots('https://acme.example', false)).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://acme.example/sitemap-index.xml\n',
  );
});

test('robots.txt of a preview names no sitemap, and allows everything, so that its noindex is read', () => {
  expect(robots('https://acme.example', true)).toBe('User-agent: *\nAllow: /\n');
});

test('llms.txt has the site’s name and purpose, one line for each page, and the contact', () => {
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

test('the manifest has the site’s language and colours', () => {
  const said: unknown = JSON.parse(
    manifest({ brand: 'Acme', tagline: 'Words that fit.', language: 'en-GB', paper: '#ffeedd' }),
  );
  expect(said).toMatchObject({
    name: 'Acme',
    description: 'Words that fit.',
    lang: 'en-GB',
    background_color: '#ffeedd',
    theme_color: '#ffeedd',
  });
});
