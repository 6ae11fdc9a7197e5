/**
 * Runs in every page before its own scripts, and notes what happens as performance marks:
 * - `bench:press`: a click, with whether it met a button, whether any attribute in the page changed in
 *   answer, and when that was known (ms);
 * - `bench:intent`: a form of the site was pressed or got the focus; the first counts;
 * - `bench:ready`: React has taken over that form;
 * - `bench:task`: a long task, with its length in milliseconds;
 * - `bench:next`: after a click that needed no new document, the next page was painted.
 */
function record(): void {
  const note = (name: string, startTime: number, detail?: unknown) =>
    performance.mark(`bench:${name}`, { startTime, detail });

  let answered = false;
  const changes = new MutationObserver(() => (answered = true));
  // The parser adds elements while a page arrives; it never changes an attribute.
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
        note('press', timeStamp, { hits, works, at: performance.now() });
      };
      setTimeout(() => settle());
    },
    true,
  );

  for (const reach of ['pointerdown', 'focusin']) {
    addEventListener(reach, ({ target, timeStamp }) => {
      if (target instanceof Element && target.closest('form[data-app]')) note('intent', timeStamp);
    });
  }
  addEventListener('form-ready', ({ timeStamp }) => note('ready', timeStamp));
  new PerformanceObserver((list) => {
    for (const task of list.getEntries()) note('task', task.startTime, task.duration);
  }).observe({ type: 'longtask', buffered: true });

  addEventListener(
    'click',
    ({ target, timeStamp }) => {
      if (!(target instanceof Element) || !target.closest('a[href]')) return;
      try {
        sessionStorage.setItem('bench:click', String(performance.timeOrigin + timeStamp));
      } catch {
        return; // A page that may not store anything is not measured.
      }
      const title = () => document.querySelector('h1')?.textContent;
      const [oldPath, oldTitle] = [location.pathname, title()];
      const look = () => {
        if (location.pathname === oldPath || title() === oldTitle) {
          requestAnimationFrame(look);
          return;
        }
        // A task that a frame's own callback leaves behind runs when the frame is painted.
        requestAnimationFrame(() => setTimeout(() => note('next', performance.now())));
      };
      requestAnimationFrame(look);
    },
    true,
  );
}

/** The recorder as text. The compiler of TypeScript calls a helper in functions that run in a page. */
export const recorderSource = `globalThis.__name = (value) => value; (${String(record)})();`;
