import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/button';
import type { PropsOf } from '../../content/components';
import { chakra } from '@chakra-ui/react';
import { useNewTabHint } from '../prose-link';

const Button = chakra(ButtonLink, {
  // In columns, it stays as wide as its words.
  base: { justifySelf: 'start' },
});

export function Action({ href, children }: PropsOf<'Action'> & { children: ReactNode }) {
  return (
    <Button href={href} newTabHint={useNewTabHint(href)}>
      {children}
    </Button>
  );
}
