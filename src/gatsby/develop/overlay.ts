/** Runs in the browser in `develop`: shows the errors of the last save over the last correct page. */

type Shown = { file: string; line: number; column: number; message: string };

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
  p { margin: 0; }
  button { float: right; border: 1px solid #b3b4c3; border-radius: 99px; padding: .25rem .875rem;
    background: none; color: inherit; font: inherit; cursor: pointer; }`;

function element(name: string, text: string): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

function show(errors: readonly Shown[]): void {
  root.replaceChildren(element('style', style));
  if (errors.length === 0) return;
  const dialog = document.createElement('dialog');
  dialog.open = true;
  const close = element('button', 'Close');
  close.addEventListener('click', () => dialog.remove());
  dialog.append(
    close,
    element('h2', 'content/ has errors. The page shows the last correct version of it.'),
    ...errors.flatMap(({ file, line, column, message }) => [
      element('h3', `content/${file}:${line}:${column}`),
      element('p', message),
    ]),
  );
  root.append(dialog);
}

// `dev-server.ts` sends this shape.
const read: (text: string) => readonly Shown[] = JSON.parse;

new EventSource('/__content/errors').addEventListener('message', ({ data }) => {
  show(read(String(data)));
});
