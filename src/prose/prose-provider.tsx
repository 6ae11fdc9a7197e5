import { MDXProvider } from '@mdx-js/react';
import { useMemo, type ComponentProps, type ComponentType, type ReactNode } from 'react';
import type { ProseComponentName } from '../content/prose-components';
import { Action } from './action';
import { proseElements } from './prose-elements';
import { ProseLink } from './prose-link';
import { WhenRecaptcha } from './when-recaptcha';

type LinkProps = ComponentProps<typeof ProseLink>;

const isElsewhere = (href: string) => /^https?:/.test(href);

/** Returns the components that render the elements of a text, and those that a text may use. */
function components(newTabHint: string) {
  const hinted = ({ href }: LinkProps) => (isElsewhere(href) ? { newTabHint } : {});
  return {
    ...proseElements,
    a: (props: LinkProps) => <ProseLink {...props} {...hinted(props)} />,
    Action: (props: LinkProps) => <Action {...props} {...hinted(props)} />,
    WhenRecaptcha,
  } satisfies Record<ProseComponentName | 'a', ComponentType<LinkProps>>;
}

/** Renders the elements and components of all texts in `children`, which MDX compiles. */
export function ProseProvider({
  newTabHint,
  children,
}: {
  /** Read out after the name of a link that leads to another site. */
  newTabHint: string;
  children: ReactNode;
}) {
  const known = useMemo(() => components(newTabHint), [newTabHint]);
  return <MDXProvider components={known}>{children}</MDXProvider>;
}
