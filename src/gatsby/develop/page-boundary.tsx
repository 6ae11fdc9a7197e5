import type { GatsbyBrowser } from 'gatsby';
import { ErrorBoundary } from 'react-error-boundary';

/** Leaves out a page that cannot be rendered, because a field names what does not exist. New data bring it back. */
export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element, props }) => (
  <ErrorBoundary fallback={null} resetKeys={[props.data]}>
    {element}
  </ErrorBoundary>
);
