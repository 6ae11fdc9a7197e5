// Only for `develop`. The scripts of a built site start with `src/forms/mount/start.ts`.
import type { GatsbyBrowser } from 'gatsby';
import { ErrorBoundary } from 'react-error-boundary';

export { mountForms as onRouteUpdate } from './src/forms/mount/mount-form';

/** Leaves out a page that cannot be rendered, because a field names what does not exist. New data let it return. */
export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element, props }) => (
  <ErrorBoundary fallback={null} resetKeys={[props.data]}>
    {element}
  </ErrorBoundary>
);
