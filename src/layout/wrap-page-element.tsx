import type { WrapPageElementBrowserArgs } from 'gatsby';
import { App } from './app';
import { InDevelop } from './develop/in-develop';

/** The same on the server and in the browser, so that React finds what the server wrote. */
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
