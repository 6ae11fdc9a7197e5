import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/button';
import type { PropsOf } from '../../content/components';
import { useNewTabHint } from '../elements/link';

/** In columns, the button stays as wide as its words. */
export const Action = ({ href, children }: PropsOf<'Action'> & { children: ReactNode }) => (
  <ButtonLink href={href} newTabHint={useNewTabHint(href)} justifySelf="start">
    {children}
  </ButtonLink>
);
