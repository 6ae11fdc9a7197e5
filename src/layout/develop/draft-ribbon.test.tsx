/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { DraftRibbon } from './draft-ribbon';

test('a draft has a ribbon', () => {
  render(<DraftRibbon context={{ id: '1', ribbon: 'Draft: not published' }} />);
  expect(screen.getByText('Draft: not published')).toBeVisible();
});

test('a page that is no draft shows nothing', () => {
  const { container } = render(<DraftRibbon context={{ id: '1' }} />);
  expect(container).toBeEmptyDOMElement();
});
