import type { ComponentProps } from 'react';
import { TextLink } from '../components/text-link';
import { useNewTabHint } from './new-tab-hint';

/** Renders a link in a text; one to another site says that it opens a tab. */
export const ProseLink = (props: ComponentProps<typeof TextLink>) => (
  <TextLink {...props} newTabHint={useNewTabHint(props.href)} />
);
