import type { WrapPageElementBrowserArgs } from 'gatsby';
import { App } from './app';

/** The same on the server and in the browser, so that React finds what the server wrote. */
export const wrapPageElement = ({ element }: Pick<WrapPageElementBrowserArgs, 'element'>) => (
  <App>{element}</App>
);
