/** Runs in every page, before all else: keeps what a healthy page never does, and each theme that was on the screen. */
function watch() {
  const problems: string[] = [];
  const themes: string[] = [];
  Object.assign(globalThis, { engineWatch: { problems, themes } });

  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    problems.push(`The policy forbids: ${effectiveDirective} ${blockedURI}`);
  });
  addEventListener(
    'error',
    ({ message, target }) => {
      const file = target instanceof Element ? target.outerHTML.slice(0, 200) : '';
      problems.push(`Failed: ${message || file}`);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) =>
    problems.push(`Rejected: ${String(reason)}`),
  );
  const { warn, error } = console;
  const note =
    (write: typeof warn) =>
    (...words: unknown[]) => {
      problems.push(`Console: ${words.join(' ')}`);
      write(...words);
    };
  Object.assign(console, { warn: note(warn), error: note(error) });

  const look = () => {
    const body = document.querySelector('body');
    const shown = body && getComputedStyle(body).backgroundColor;
    if (shown && shown !== themes.at(-1)) themes.push(shown);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/**
 * Does what a visitor does, for a browser that no test can drive: uses a form once all scripts have been
 * fetched ahead, and asks for `done` once React runs.
 */
function visit(done: string) {
  const hasArrived = () => {
    const template = document.querySelector<HTMLTemplateElement>('#app');
    const scripts = [...(template?.content.querySelectorAll('script') ?? [])];
    const urls = scripts.flatMap(({ src }) => (src ? [new URL(src, location.href).href] : []));
    const arrived = performance.getEntriesByType('resource').map(({ name }) => name);
    return urls.length > 0 && urls.every((url) => arrived.includes(url));
  };
  const go = () => {
    if (!hasArrived()) {
      requestAnimationFrame(go);
      return;
    }
    document.addEventListener('form-ready', () => void fetch(done));
    document.querySelector<HTMLElement>('footer form input')?.focus();
  };
  if (location.search !== '?visitor') return;
  // The scripts are fetched ahead when a form comes near.
  addEventListener('load', () => document.querySelector('footer form')?.scrollIntoView());
  go();
}

const file = '/engine-watch.js';

/** What the script asks for when its visitor is done. */
export const visitIsDone = '/engine-done';

/** The script's file, by its path and its text. */
export const watchScript = {
  path: file,
  code: `(${String(watch)})();(${String(visit)})(${JSON.stringify(visitIsDone)})`,
};

/** Puts the script into a page, as the first thing of its head. */
export const withWatchScript = (html: string) =>
  html.replace('<head>', `<head><script src="${file}"></script>`);
