/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import { useRef } from 'react';
import { formParts } from '../../../tests/support/form-parts';
import { renderInTheme } from '../../../tests/support/render-in-theme';
import { HelpNeeded, useJoinedSelections } from './help-needed';

const options = ['Brand Strategy only', 'Everything listed', 'Not Sure Yet'];

function Form() {
  const ref = useRef<HTMLFormElement>(null);
  useJoinedSelections(ref);
  return (
    <form ref={ref} aria-label="form">
      <input name="goals" defaultValue="Visibility" />
      <HelpNeeded label="Help?" optional="optional" options={options} />
      <input name="timeline" defaultValue="exploring" />
    </form>
  );
}

test.each([
  ['none', [], ''],
  ['one', [1], 'Everything listed'],
  ['all, in whatever order', [2, 0, 1], 'Brand Strategy only, Everything listed, Not Sure Yet'],
])('with %s chosen, one part is sent in its place', (_name, chosen, value) => {
  renderInTheme(<Form />);
  for (const index of chosen) fireEvent.click(screen.getByLabelText(options[index] ?? ''));
  expect(formParts()).toEqual([
    ['goals', 'Visibility'],
    ['helpNeeded', value],
    ['timeline', 'exploring'],
  ]);
});
