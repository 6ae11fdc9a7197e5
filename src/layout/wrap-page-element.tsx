import type { WrapPageElementBrowserArgs } from 'gatsby';
import { App } from './app';
import { DraftRibbon } from './develop/draft-ribbon';

/** The same on the server and in the browser, so that hydration matches. */
export const wrapPageElement = ({
  element,
  props,
}: Pick<WrapPageElementBrowserArgs, 'element' | 'props'>) => (
  <App path={props.location.pathname}>
    {process.env.NODE_ENV === 'production' ? null : <DraftRibbon context={props.pageContext} />}
    {element}
  </App>
);
