import { chakra } from '@chakra-ui/react/styled-system';
import type { FieldWithWords } from '../../content/types/form-types';
import { decorativeText } from '../../theme/mixins';
import { controlId } from '../markup/controls';
import { NoticeFrame, NoticeTitle } from '../markup/notice-frame';
import { errorText } from './form-notices';
import { Slot, useFields } from './slot';

const List = chakra('ul', { base: { marginTop: '0.25rem', listStyle: 'none' } });

const Item = chakra('li', {
  base: {
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: '2.25rem',
      textDecorationLine: 'underline',
    },
  },
  variants: {
    isCorrected: {
      true: {
        color: 'fg.muted',
        '&::before': { ...decorativeText('✓'), marginInlineEnd: '0.5rem' },
      },
    },
  },
});

/**
 * Renders the list of errors over the questions, if a submit had more than one. A corrected one keeps its line until the
 * next submit, so that no field moves while a visitor types.
 */
export function ErrorSummary({
  title,
  fields,
}: {
  title: string;
  fields: readonly FieldWithWords[];
}) {
  const { errors, invalid } = useFields();
  const isShown = invalid.length > 1 && Object.keys(errors).length > 0;
  return (
    <Slot name="summary">
      {isShown && (
        <NoticeFrame marginBlock="0 1.25rem">
          <NoticeTitle>{title}</NoticeTitle>
          <List>
            {fields
              .filter(({ name }) => invalid.includes(name))
              .map((field) => (
                <Item key={field.name} isCorrected={!(field.name in errors)}>
                  <a href={`#${controlId('contact', field.name)}`}>
                    {errorText(field, errors[field.name] ?? 'missing')}
                  </a>
                </Item>
              ))}
          </List>
        </NoticeFrame>
      )}
    </Slot>
  );
}
