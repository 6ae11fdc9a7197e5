import { chakra } from '@chakra-ui/react/styled-system';
import type { FieldWithWords } from '../../content/types/form-types';
import type { FormName } from '../../contract/form-fields';
import { slot } from '../state/form-element';
import { controlId, Controls, errorId, hintId } from './controls';

const Label = chakra('label', {
  base: { display: 'block', marginBottom: '0.5rem', textStyle: 'label' },
});

const Mild = chakra('span', { base: { color: 'fg.muted', fontWeight: '400' } });

const Hint = chakra('p', { base: { marginBottom: '0.625rem', textStyle: 'note' } });

const acrossColumns = { base: { gridColumn: '1 / -1', minWidth: 0 } };
const Wide = chakra('div', acrossColumns);
const Group = chakra('fieldset', acrossColumns);

/** The element around a field, by its kind. */
const frames = {
  text: 'div',
  email: 'div',
  textarea: Wide,
  select: Wide,
  radios: Group,
  checkboxes: Group,
} as const;

type FieldProps = {
  /** The first part of the control's id. */
  form: FormName;
  field: FieldWithWords;
  /** The word after the label of a field that may be left empty. */
  optional?: string;
};

/** Renders a field: its label, its control or choices, and the slot for its error. */
export function Field({ form, field, optional }: FieldProps) {
  const id = controlId(form, field.name);
  const Frame = frames[field.kind];
  const isGroup = field.kind === 'radios' || field.kind === 'checkboxes';
  return (
    <Frame>
      <Label
        as={isGroup ? 'legend' : 'label'}
        htmlFor={isGroup ? undefined : id}
        marginBottom={isGroup ? '0.625rem' : undefined}
      >
        {field.label}
        {/* The space is part of the text: a separate one would be dropped from the accessible name. */}
        {!field.required && optional !== undefined && <Mild>{` ${optional}`}</Mild>}
      </Label>
      {/* Makes a browser that sends the form by itself send a part even if nothing is chosen. */}
      {isGroup && !field.required && <input type="hidden" name={field.name} value="" />}
      {field.kind === 'radios' && field.hint !== undefined && (
        <Hint id={hintId(id)}>{field.hint}</Hint>
      )}
      <Controls id={id} field={field} />
      <div id={errorId(id)} {...slot(field.name)} />
    </Frame>
  );
}
