/** Whether this site answers at all. */
const isReached = () =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/** Whether there is no connection. A browser that says so is not believed: some are wrong about it. */
export const isOffline = async () => !navigator.onLine && !(await isReached());
