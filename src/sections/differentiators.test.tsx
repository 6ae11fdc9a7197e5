/** @jest-environment jsdom */
import { lengths } from '../../tests/support/fixtures';
import { expectItems, itemsWith } from '../../tests/support/listed-items';
import { renderInTheme } from '../../tests/support/render-in-theme';
import { Differentiators } from './differentiators';

test.each(lengths)('every item has a heading and its text (%s text)', (_name, text) => {
  const items = itemsWith(text);
  renderInTheme(<Differentiators eyebrow="Why" headline="Read it *aloud*" items={items} />);
  expectItems('Read it aloud', items);
});
