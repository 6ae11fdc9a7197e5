import type { ShownProblem } from './problems';

/**
 * Runs in the browser in `develop`: shows the mistakes of the last save over the last correct page.
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
  p { margin: 0; }
  pre { margin: .5rem 0 0; padding: .75rem; overflow: auto; background: #10131f; font: 13px/1.5 ui-monospace, monospace; }
  button { float: right; border: 1px solid #b3b4c3; border-radius: 99px; padding: .25rem .875rem;
    background: none; color: inherit; font: inherit; cursor: pointer; }`;

const element = (name: string, text: string) => {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
};

function show(problems: readonly ShownProblem[]): void {
  root.replaceChildren(element('style', style));
  if (problems.length === 0) return;
  const dialog = document.createElement('dialog');
  dialog.open = true;
  const close = element('button', '×');
  close.addEventListener('click', () => root.replaceChildren());
  const count = problems.length === 1 ? 'One mistake' : `${problems.length} mistakes`;
  dialog.append(
    close,
    element(
      'h2',
      `${count} in content/. Until you fix them, the page shows the last correct version.`,
    ),
    ...problems.flatMap(({ place, message, text }) => {
      const frame = text.split('\n').slice(1).join('\n');
      return [
        element('h3', place),
        element('p', message),
        ...(frame ? [element('pre', frame)] : []),
      ];
    }),
  );
  root.append(dialog);
}

// Our own server always sends this shape.
const read: (text: string) => readonly ShownProblem[] = JSON.parse;

new EventSource('/__content/problems').addEventListener('message', ({ data }) => {
  show(read(String(data)));
});
