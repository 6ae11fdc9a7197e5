import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/button';
import type { ProseKit, ProseProps } from '../../content/prose-kit';
import { chakra } from '../../theme/chakra';
import { useNewTabHint } from '../new-tab-hint';

export const schema = ({ component, href }: ProseKit) =>
  component({
    description: 'A link that looks like a button',
    inside: 'words',
    sample: 'Book a call',
    props: { href: href() },
  });

const Button = chakra(ButtonLink, {
  // Where a text is in columns, the button stays as wide as its words.
  base: { justifySelf: 'start' },
});

export function Action({ href, children }: ProseProps<typeof schema> & { children: ReactNode }) {
  return (
    <Button href={href} newTabHint={useNewTabHint(href)}>
      {children}
    </Button>
  );
}
