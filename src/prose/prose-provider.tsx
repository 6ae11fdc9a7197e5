import { MDXProvider } from '@mdx-js/react';
import { useMemo, type ComponentProps, type ComponentType, type ReactNode } from 'react';
import type { ProseComponentName } from '../content/prose-components';
import { Action } from './action';
import { ProseLink } from './prose-link';

type LinkProps = ComponentProps<typeof ProseLink>;

const isElsewhere = (href: string) => /^https?:/.test(href);

/** What stands for the elements of a text, and for the components in it. */
function components(newTabHint: string) {
  const hinted = ({ href }: LinkProps) => (isElsewhere(href) ? { newTabHint } : {});
  return {
    a: (props: LinkProps) => <ProseLink {...props} {...hinted(props)} />,
    Action: (props: LinkProps) => <Action {...props} {...hinted(props)} />,
  } satisfies Record<ProseComponentName | 'a', ComponentType<LinkProps>>;
}

/** Tells all texts in `children`, which MDX compiles, how to render what is more than words. */
export function ProseProvider({
  newTabHint,
  children,
}: {
  /** What is heard after the name of a link that leads to another site. */
  newTabHint: string;
  children: ReactNode;
}) {
  const known = useMemo(() => components(newTabHint), [newTabHint]);
  return <MDXProvider components={known}>{children}</MDXProvider>;
}
