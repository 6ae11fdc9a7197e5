/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { picture } from '../../tests/support/fixtures';
import { renderInTheme } from '../../tests/support/render-in-theme';
import { Picture } from './picture';

const sources = () =>
  [...document.querySelectorAll('source')].map((source) => ({
    type: source.type,
    first: source.srcset.split(' ')[0],
    media: source.media,
    sizes: source.sizes,
    dark: source.dataset.dark !== undefined,
  }));

const source = (type: string, theme: 'light' | 'dark') => ({
  type: `image/${type}`,
  first: `/static/digest/a1/art-${theme}.${type}`,
  media: theme === 'dark' ? '(prefers-color-scheme: dark)' : '',
  sizes: '50vw',
  dark: theme === 'dark',
});

test('a picture for both themes offers AVIF before WebP, dark before light', () => {
  renderInTheme(<Picture picture={picture('art')} sizes="50vw" />);
  expect(sources()).toEqual([
    source('avif', 'dark'),
    source('webp', 'dark'),
    source('avif', 'light'),
    source('webp', 'light'),
  ]);
});

test('a picture for one theme offers the light one alone', () => {
  renderInTheme(<Picture picture={picture('art', { dark: false })} sizes="50vw" />);
  expect(sources()).toEqual([source('avif', 'light'), source('webp', 'light')]);
});

test('the image is the fallback, with its size and its alternative text', () => {
  renderInTheme(<Picture picture={picture('art', { alt: 'A rope' })} sizes="50vw" />);
  const image = screen.getByRole('img', { name: 'A rope' });
  expect(image).toHaveAttribute('src', '/static/digest/b2/art-light.jpg');
  expect(image).toHaveAttribute(
    'srcset',
    '/static/digest/a1/art-light.jpg 520w,\n/static/digest/b2/art-light.jpg 1040w',
  );
  expect(image).toHaveAttribute('sizes', '50vw');
  expect(image).toHaveAttribute('width', '1040');
  expect(image).toHaveAttribute('height', '780');
});

test('a decorative picture is hidden from screen readers', () => {
  renderInTheme(<Picture picture={picture('art', { alt: '' })} sizes="50vw" />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByRole('presentation')).toHaveAttribute('alt', '');
});

test.each([
  [true, { loading: 'eager', decoding: 'sync', fetchpriority: 'high' }],
  [false, { loading: 'lazy', decoding: 'async', fetchpriority: null }],
])('with priority %s it is loaded in its turn', (priority, attributes) => {
  renderInTheme(<Picture picture={picture('art')} sizes="50vw" priority={priority} />);
  const image = screen.getByRole('img');
  const found = Object.keys(attributes).map((name) => [name, image.getAttribute(name)]);
  expect(Object.fromEntries(found)).toEqual(attributes);
});

test('a fractional height is rounded, because the attribute takes whole pixels', () => {
  const { light, ...others } = picture('art', { alt: 'A rope' });
  const gatsbyImageData = { ...light.gatsbyImageData, height: 780.4 };
  renderInTheme(<Picture picture={{ ...others, light: { gatsbyImageData } }} sizes="50vw" />);
  expect(screen.getByRole('img', { name: 'A rope' })).toHaveAttribute('height', '780');
});
