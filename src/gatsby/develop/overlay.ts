import { z } from 'zod';
import { problemsRoute } from '../../contract/develop-routes';
import { overlayProblem, type OverlayProblem } from './overlay-problem';

/**
 * Runs in the browser in `develop`. Shows the errors of the last save over the page. In the editor it also
 * shows warnings about the open entry, and those that came after the editor was opened.
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
  button { border: 0; padding: 0; background: none; color: inherit; font: inherit; cursor: copy;
    text-decoration: underline dotted; }
  button[data-copied]::after { content: " ✓ copied"; }
  dialog > button { float: right; border: 1px solid #b3b4c3; border-radius: 99px; padding: .25rem .875rem;
    cursor: pointer; text-decoration: none; }`;

/** In the editor the box takes a part of the window, and covers no field (`tools/cms/admin-page.ts`). */
const cmsStyle = `
  dialog { inset: auto 0 0; max-width: none; max-height: 30vh; border-radius: 0; box-sizing: border-box; }`;

const showHeight = new ResizeObserver(([box]) => {
  const height = box?.borderBoxSize[0]?.blockSize ?? 0;
  document.documentElement.style.setProperty('--problems-height', `${height}px`);
});

function element(name: string, text: string): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

const isCms = location.pathname === '/admin/';
let latest: readonly OverlayProblem[] = [];
/** The warnings that were there when the page was opened. */
let earlier: ReadonlySet<string> | undefined;

/** The problems whose box was closed. It stays closed until there are others. */
let closed: string | undefined;

const keyOf = ({ entry, message }: OverlayProblem) => `${entry} ${message}`;

const retryMs = 250;

/**
 * Moves to a field in the editor, as Sveltia does for a result of its search. It renders a field when it comes near the
 * window, so this moves to the group of the field first, or down.
 */
function goToField(keyPath: string, attempts = 20): void {
  const rendered = [...document.querySelectorAll('[data-key-path]')].map((field) =>
    String(field.getAttribute('data-key-path')),
  );
  const around = rendered.filter((path) => `${keyPath}.`.startsWith(`${path}.`));
  const next = around.sort((a, b) => b.length - a.length)[0] ?? rendered.at(-1);
  const payload = { locale: '_default', keyPath: next };
  if (next) postMessage({ type: 'highlight-editor-field', payload }, location.origin);
  if (next !== keyPath && attempts > 0) setTimeout(goToField, retryMs, keyPath, attempts - 1);
}

/** Returns a message whose quoted parts are buttons. A press copies the part, so that it can be pasted into a field. */
function withCopies(message: string): HTMLElement {
  const paragraph = element('p', '');
  for (const [index, part] of message.split('"').entries()) {
    const copy = element('button', part);
    copy.title = 'Copy';
    copy.addEventListener('click', () => {
      void navigator.clipboard
        .writeText(part)
        .then(() => copy.toggleAttribute('data-copied', true));
    });
    paragraph.append(...(index % 2 === 0 ? [part] : ['"', copy, '"']));
  }
  return paragraph;
}

/** Returns the place of a problem, which leads to its field in the editor, and what is wrong there. */
function described(problem: OverlayProblem): HTMLElement[] {
  const { severity, place, message, entry, editorPlace, editorMessage, keyPath } = problem;
  const heading = element('h3', '');
  const link = element('a', isCms ? editorPlace : place);
  link.setAttribute('href', `/admin/${entry}`);
  if (!isCms) link.setAttribute('target', 'editor');
  // The link opens the entry.
  else link.addEventListener('click', () => setTimeout(goToField, 2 * retryMs, keyPath));
  heading.append(link, ` ${severity}`);
  return [heading, isCms ? withCopies(editorMessage) : element('p', message)];
}

function show(): void {
  const isMine = (problem: OverlayProblem) =>
    isCms && (problem.entry === location.hash || !earlier?.has(keyOf(problem)));
  const shown = latest.filter((one) => one.severity === 'error' || isMine(one));
  const key = shown.map(keyOf).join('\n');
  root.replaceChildren(element('style', isCms ? style + cmsStyle : style));
  if (key !== closed) closed = undefined;
  if (shown.length === 0 || key === closed) return;
  const dialog = document.createElement('dialog');
  dialog.open = true;
  const close = element('button', 'Close');
  close.addEventListener('click', () => {
    closed = key;
    dialog.remove();
  });
  const title = shown.some(({ severity }) => severity === 'error')
    ? `${isCms ? 'The content' : 'content/'} has errors. The page shows the last correct version of it, or leaves it out.`
    : 'These are warnings. The page shows the content as written.';
  dialog.append(close, element('h2', title), ...shown.flatMap(described));
  root.append(dialog);
  showHeight.disconnect();
  showHeight.observe(dialog);
}

let stream: EventSource | undefined;
/**
 * Opens the stream of problems. A hidden tab closes its stream, because browsers allow six connections. The preview
 * in the editor opens none, because the editor shows its problems.
 */
function listen(): void {
  stream?.close();
  if (document.hidden || self !== top) return;
  stream = new EventSource(problemsRoute);
  stream.addEventListener('message', ({ data }) => {
    latest = z.array(overlayProblem).parse(JSON.parse(String(data)));
    earlier ??= new Set(latest.map(keyOf));
    show();
  });
}

document.addEventListener('visibilitychange', listen);
addEventListener('hashchange', show);
listen();
