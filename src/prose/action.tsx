import { chakra } from '../theme/chakra';
import { ButtonLink } from '../components/button';

/** Renders `<Action href="/contact/">Book a call</Action>`: a link that looks like a button. */
export const Action = chakra(ButtonLink, {
  // Where a text is in columns, the button stays as wide as its words.
  base: { justifySelf: 'start' },
});
