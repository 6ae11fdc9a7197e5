import { chakra } from '@chakra-ui/react/styled-system';

/** A message that stays in a form. */
export const Message = chakra('div', {
  base: {
    marginTop: '1.5rem',
    padding: '1.125rem 1.25rem',
    borderWidth: '1px',
    borderColor: 'accent',
    borderRadius: 'field',
    backgroundColor: 'alarm',
    fontSize: 'small',
    '& a': { textDecorationLine: 'underline' },
    '& p + p': { marginTop: '0.5rem' },
  },
  variants: {
    tone: { calm: { borderColor: 'teal', backgroundColor: 'raised' } },
  },
});

export const MessageTitle = chakra('strong', { base: { fontWeight: '600' } });

/** A button that reads like a link. */
export const MessageAction = chakra('button', {
  base: { textDecorationLine: 'underline', textUnderlineOffset: '0.2em', cursor: 'pointer' },
});
