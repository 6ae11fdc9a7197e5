/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react';
import { InDevelop } from './in-develop';

const Page = ({ data }: { data?: { headline: string } }) => <h1>{data?.headline}</h1>;
const page = <Page data={{ headline: 'Our Story' }} />;

afterEach(() => {
  window.name = '';
});

test('a frame of the catalogue shows the page in the variant and theme of its name', async () => {
  window.name = 'catalogue/dark/short';
  render(<InDevelop element={page} context={{}} />);
  expect(screen.getByRole('heading', { name: 'Our' })).toBeVisible();
  await waitFor(() => expect(document.documentElement).toHaveClass('dark'));
});

test('a window of another name shows the page as it is', () => {
  window.name = 'mail';
  render(<InDevelop element={page} context={{}} />);
  expect(screen.getByRole('heading', { name: 'Our Story' })).toBeVisible();
});
