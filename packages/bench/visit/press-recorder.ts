/**
 * Runs in a page before its own scripts, and records each click as a performance mark,
 * `bench:press`: whether it hit a button, whether any attribute in the page changed in response,
 * and when that was known (ms).
 */
function record(): void {
  let answered = false;
  const changes = new MutationObserver(() => (answered = true));
  // The parser adds elements while a page loads; it never changes an attribute.
  changes.observe(document, { attributes: true, subtree: true });
  let settle = () => {};
  addEventListener(
    'click',
    ({ target, timeStamp }) => {
      const hits = target instanceof Element && target.closest('button') !== null;
      settle();
      changes.takeRecords();
      answered = false;
      settle = () => {
        settle = () => {};
        const works = changes.takeRecords().length > 0 || answered;
        const detail = { hits, works, at: performance.now() };
        performance.mark('bench:press', { startTime: timeStamp, detail });
      };
      setTimeout(() => settle());
    },
    true,
  );
}

/** The recorder as text. TypeScript's compiler calls a helper in functions that run in a page. */
export const pressRecorder = `globalThis.__name = (value) => value; (${String(record)})();`;
