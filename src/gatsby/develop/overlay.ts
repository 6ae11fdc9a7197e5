import { z } from 'zod';
import { overlayProblem, type OverlayProblem } from './overlay-problem';

/**
 * Runs in the browser in `develop`. Shows the errors of the last save over the page. In the editor it also
 * shows warnings about the entries that the writer has open or has saved.
 */

const host = document.createElement('div');
const root = host.attachShadow({ mode: 'open' });
document.documentElement.append(host);

const style = `
  dialog { position: fixed; inset: auto 1rem 1rem; width: auto; max-width: 60rem; max-height: 60vh;
    overflow: auto; margin: 0 auto; padding: 1.25rem 1.5rem; border: 0; border-top: 4px solid #e4572e;
    border-radius: 8px; background: #171a2b; color: #f6efe3; font: 15px/1.5 system-ui, sans-serif;
    box-shadow: 0 8px 40px #0008; z-index: 2147483647; }
  h2 { margin: 0 0 .75rem; font-size: 1.1rem; }
  h3 { margin: 1rem 0 .25rem; font: 600 14px/1.5 ui-monospace, monospace; color: #ff9a76; }
  a { color: inherit; }
  p { margin: 0; }
  button { float: right; border: 1px solid #b3b4c3; border-radius: 99px; padding: .25rem .875rem;
    background: none; color: inherit; font: inherit; cursor: pointer; }`;

function element(name: string, text: string): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

const isCms = location.pathname === '/admin/';
const saved = new Set<string>();
let latest: readonly OverlayProblem[] = [];

function show(): void {
  const isMine = ({ file, entry }: OverlayProblem) =>
    isCms && (entry === location.hash || saved.has(file));
  const shown = latest.filter((one) => one.severity === 'error' || isMine(one));
  root.replaceChildren(element('style', style));
  if (shown.length === 0) return;
  const dialog = document.createElement('dialog');
  dialog.open = true;
  const close = element('button', 'Close');
  close.addEventListener('click', () => dialog.remove());
  const title = shown.some(({ severity }) => severity === 'error')
    ? 'content/ has errors. The page shows the last correct version of it.'
    : 'These are warnings. The page shows the content as written.';
  dialog.append(
    close,
    element('h2', title),
    ...shown.flatMap(({ file, line, column, severity, message, entry, label }) => {
      const place = element('h3', '');
      const link = element('a', `${file}:${line}:${column}`);
      link.setAttribute('href', `/admin/${entry}`);
      if (!isCms) link.setAttribute('target', 'editor');
      place.append(link, ` ${severity}`);
      return [place, element('p', isCms && label ? `${label}: ${message}` : message)];
    }),
  );
  root.append(dialog);
}

let stream: EventSource | undefined;
/**
 * Opens the stream of problems. A hidden tab closes its stream, because browsers allow six connections. The preview
 * in the editor opens none, because the editor shows its problems.
 */
function listen(): void {
  stream?.close();
  if (document.hidden || self !== top) return;
  stream = new EventSource('/__content/problems');
  stream.addEventListener('message', ({ data }) => {
    latest = z.array(overlayProblem).parse(JSON.parse(String(data)));
    show();
  });
}

document.addEventListener('visibilitychange', listen);
addEventListener('hashchange', show);
// `cms.ts` sends the path of the file.
addEventListener('cms-saved', (event) => {
  if (event instanceof CustomEvent) saved.add(String(event.detail));
  show();
});
listen();
