import type { WrapPageElementBrowserArgs } from 'gatsby';
import { App } from './app';
import { InDevelop } from './develop/in-develop';

/** Renders the same on the server and in the browser, so that hydration matches. */
export const wrapPageElement = ({
  element,
  props,
}: Pick<WrapPageElementBrowserArgs, 'element' | 'props'>) => (
  <App path={props.location.pathname}>
    {process.env.NODE_ENV === 'production' ? (
      element
    ) : (
      <InDevelop element={element} context={props.pageContext} />
    )}
  </App>
);
