/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { newsletterWords } from '../../tests/support/fixtures';
import { renderInTheme } from '../../tests/support/render-in-theme';
import { PageShell } from './page-shell';

jest.mock('../forms/email');

test('the first link skips to the page, which stands between header and footer', () => {
  renderInTheme(
    <PageShell
      path="/"
      site={{
        brand: 'Acme',
        tagline: '',
        address: 'https://a.example',
        email: 'a@a.example',
        socials: [],
      }}
      layout={{
        skipLink: 'Skip to content',
        homeLabel: 'home',
        navigation: { label: 'Main', items: [], action: { label: 'Build', href: '/contact/' } },
        theme: { toDark: 'Dark', toLight: 'Light' },
        footer: {
          label: 'Foot',
          exploreHeading: 'Explore',
          explore: [],
          contactHeading: 'Contact',
          websiteLabel: 'Website',
          emailLabel: 'Email',
          statement: { label: 'Accessibility', href: '/accessibility/' },
          copyright: '© 2025',
        },
      }}
      newsletterForm={newsletterWords()}
    >
      <p>The page</p>
    </PageShell>,
  );
  const main = screen.getByRole('main');
  expect(main).toHaveTextContent(/^The page$/);
  expect(main).toHaveAttribute('tabindex', '-1');
  const [first] = screen.getAllByRole('link');
  expect(first).toHaveTextContent('Skip to content');
  expect(first).toHaveAttribute('href', `#${main.id}`);
  expect(screen.getByRole('banner')).toBeInTheDocument();
  expect(screen.getByRole('contentinfo', { name: 'Foot' })).toBeInTheDocument();
});
