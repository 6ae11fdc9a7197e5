import { chakra } from '../theme/chakra';
import { ButtonLink } from '../components/button';

/** `<Action href="/contact/">Book a call</Action>`: a link that looks like a button. */
export const Action = chakra(ButtonLink, {
  // Where a text is laid out in columns, the button keeps the width of its words.
  base: { justifySelf: 'start' },
});
