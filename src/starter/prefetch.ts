/** A connection as Chromium describes it; other browsers say nothing. */
type Connection = { saveData?: boolean };

/** true when the visitor asks to be spared bytes. */
function savesData(): boolean {
  const connection: Connection = Reflect.get(navigator, 'connection') ?? {};
  return connection.saveData === true;
}

/**
 * Downloads, without running it, what React will need when a visitor reaches for a form: once the page
 * rests, and only where there is a form on it that waits for React.
 */
export function startPrefetch() {
  addEventListener('load', () => {
    const template = document.querySelector<HTMLTemplateElement>('template#app');
    if (!template || savesData()) return;
    const rest = window.requestIdleCallback ?? setTimeout;
    rest(() => {
      for (const link of template.content.querySelectorAll('link')) {
        document.head.append(link.cloneNode());
      }
    });
  });
}
