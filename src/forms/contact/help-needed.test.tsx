/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
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

test('a press before the other effects sends the choices as one part', () => {
  let pressed: ReturnType<typeof formParts> = [];
  function Pressed({ children }: { children: ReactNode }) {
    useLayoutEffect(() => {
      fireEvent.click(screen.getByLabelText('Everything listed'));
      pressed = formParts();
    }, []);
    return children;
  }
  renderInTheme(
    <Pressed>
      <Form />
    </Pressed>,
  );
  expect(pressed.filter(([name]) => name === 'helpNeeded')).toEqual([
    ['helpNeeded', 'Everything listed'],
  ]);
});

test('the choices are checkboxes of one group, all unchecked', () => {
  renderInTheme(<Form />);
  const group = screen.getByRole('group', { name: 'Help? optional' });
  expect(group).toBeInTheDocument();
  expect(screen.getAllByRole('checkbox').map((box) => box.getAttribute('value'))).toEqual(options);
  expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([]);
});

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
