/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import GithubSlugger from 'github-slugger';
import props from '../../../tests/support/forms-props';
import { renderComponent } from '../../../tests/support/render-component';
import type { FieldWithWords } from '../../content/types/form-types';
import { Field } from './field';

const roles: Readonly<Record<FieldWithWords['kind'], string>> = {
  text: 'textbox',
  email: 'textbox',
  textarea: 'textbox',
  select: 'combobox',
  radios: 'group',
  checkboxes: 'group',
};

test.each(props.contact.fields.map((field) => [field.kind, field.name, field] as const))(
  'the field %s, %s, is named by its label, and says if it may be left empty',
  (kind, _name, field) => {
    renderComponent(<Field form="contact" field={field} optional="optional" />);
    const name = field.required ? field.label : `${field.label} optional`;
    expect(screen.getByRole(roles[kind], { name })).toBeTruthy();
  },
);

test.each([
  ...props.contact.fields.map((field) => ['contact', field] as const),
  ...props.newsletter.fields.map((field) => ['newsletter', field] as const),
])('a heading in a text never has an id of the form %s', (form, field) => {
  const { container } = renderComponent(<Field form={form} field={field} />);
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids).not.toEqual([]);
  for (const id of ids) expect(new GithubSlugger().slug(id)).not.toBe(id);
});

test('an optional field, such as an address, has a place for its error', () => {
  const [, email] = props.contact.fields;
  if (!email) throw new Error('There is no address.');
  const { container } = renderComponent(
    <Field form="contact" field={{ ...email, required: false }} />,
  );
  const place = screen.getByRole('textbox').getAttribute('aria-describedby');
  expect(container.querySelector('[data-slot=email]')?.id).toBe(place);
});

test.each(['radios', 'checkboxes'] as const)(
  'a browser that sends optional %s by itself sends a part, even if none is chosen',
  (kind) => {
    const field = { kind, name: 'budget', label: 'Budget', options: ['Yes', 'No'] } as const;
    renderComponent(
      <form aria-label="Form">
        <Field form="contact" field={{ ...field, required: false }} />
      </form>,
    );
    const form = screen.getByRole<HTMLFormElement>('form');
    expect([...new FormData(form)]).toEqual([['budget', '']]);
  },
);
