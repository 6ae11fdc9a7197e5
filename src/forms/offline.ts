/** Returns whether this site answers at all. */
const isReached = () =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/**
 * Returns whether there is no connection. It does not trust a browser that reports this: some are
 * wrong about it.
 */
export const isOffline = async () => !navigator.onLine && !(await isReached());
