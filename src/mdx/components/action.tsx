import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/button';
import type { PropsOf } from '../../content/schemas/component-schemas';
import { useNewTabHint } from '../elements/text-link';

/** Renders a link as a button, which is as wide as its words. */
export const Action = ({ href, children }: PropsOf<'Action'> & { children: ReactNode }) => (
  <ButtonLink href={href} newTabHint={useNewTabHint(href)} justifySelf="start">
    {children}
  </ButtonLink>
);
