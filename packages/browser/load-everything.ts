/** Runs in the page: scrolls through it, so that lazy images load, and waits for images and fonts. */
export async function loadEverything(): Promise<void> {
  for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight / 2) {
    window.scrollTo({ top, behavior: 'instant' });
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  // A broken image must not prevent the picture: it should be visible. Nor must a lazy one beyond
  // the screen's edge, which never loads.
  const enough = new Promise((resolve) => setTimeout(resolve, 2000));
  const images = [...document.images].map((image) => image.decode().catch(() => undefined));
  await Promise.race([Promise.all(images), enough]);
  // Fonts join the document when they are loaded; its first rules say how many there are.
  let missing = document.querySelector('#page-styles')?.textContent.match(/\.woff2/g)?.length ?? 0;
  for (let looks = 40; looks > 0 && missing > 0; looks -= 1) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    const own = [...document.fonts].filter(({ family }) => !/Fallback|Android/.test(family));
    if (own.length >= missing) missing = 0;
  }
  await document.fonts.ready;
  window.scrollTo({ top: 0, behavior: 'instant' });
}
