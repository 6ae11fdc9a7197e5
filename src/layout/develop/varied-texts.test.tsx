/** @jest-environment jsdom */
import { useMDXComponents } from '@mdx-js/react';
import { screen } from '@testing-library/react';
import { createElement, Fragment } from 'react';
import { renderInTheme } from '../../../tests/support/render-in-theme';
import { VariedTexts } from './varied-texts';

/** A text as MDX compiles it. */
function Text() {
  const { p, wrapper } = useMDXComponents();
  const words = ['First ', <b key="bold">words</b>];
  return createElement(wrapper ?? Fragment, null, createElement(p ?? 'p', null, words));
}

test.each([
  ['typical', ['First words']],
  ['short', ['First']],
  ['long', Array.from({ length: 5 }, () => 'First words')],
])('in the variant "%s" a paragraph reads %j', (variant, expected) => {
  renderInTheme(
    <VariedTexts variant={variant}>
      <Text />
    </VariedTexts>,
  );
  const found = screen.getAllByRole('paragraph').map(({ textContent }) => textContent);
  expect(found).toEqual(expected);
});
