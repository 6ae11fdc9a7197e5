import { chakra } from '@chakra-ui/react';

/** Groups choices that answer one question. */
export const Group = chakra('fieldset', {
  base: { minWidth: 0, border: 0, margin: 0, padding: 0 },
});

/** Shows the question above a group of choices. */
export const Legend = chakra('legend', {
  base: { padding: 0, marginBottom: '0.625rem', fontSize: 'small', fontWeight: '600' },
});
