import type { WrapPageElementBrowserArgs } from 'gatsby';
import { App } from './app';

/** The same on the server and in the browser, so that React finds what the server wrote. */
export const wrapPageElement = ({
  element,
  props,
}: Pick<WrapPageElementBrowserArgs, 'element' | 'props'>) => (
  <App path={props.location.pathname}>{element}</App>
);
