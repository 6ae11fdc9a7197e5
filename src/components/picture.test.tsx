/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { picture } from '../../tests/support/fixtures';
import { renderInTheme } from '../../tests/support/render-in-theme';
import { Picture } from './picture';

// tests/html/images.test.ts reads the sources and the priority of pictures from the built pages.

test('the image is the fallback of its picture, with its size', () => {
  renderInTheme(<Picture picture={picture('art', { alt: 'A rope' })} sizes="50vw" />);
  const image = screen.getByRole('img', { name: 'A rope' });
  expect(image).toHaveAttribute('src', '/static/digest/b2/art-light.jpg');
  expect(image).toHaveAttribute('width', '1040');
  expect(image).toHaveAttribute('height', '780');
});

test('a fractional height is rounded, because the attribute takes whole pixels', () => {
  const { light, ...others } = picture('art', { alt: 'A rope' });
  const gatsbyImageData = { ...light.gatsbyImageData, height: 780.4 };
  renderInTheme(<Picture picture={{ ...others, light: { gatsbyImageData } }} sizes="50vw" />);
  expect(screen.getByRole('img', { name: 'A rope' })).toHaveAttribute('height', '780');
});
