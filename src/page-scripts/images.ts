const placeholder = '/placeholder.svg';

/** Shows the placeholder instead of a picture until the browser is online again. */
function replace(image: Element) {
  const parts = image.closest('picture')?.querySelectorAll<HTMLSourceElement>('*') ?? [];
  for (const part of parts) {
    const { srcset } = part;
    // The placeholder may fail too.
    if (srcset === placeholder) return;
    part.srcset = placeholder;
    addEventListener('online', () => (part.srcset = srcset), { once: true });
  }
}

/** Shows the placeholder for every picture that has failed to load or fails later. */
export function startImages() {
  for (const image of document.images) if (image.complete && !image.naturalWidth) replace(image);
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof Element) replace(target);
    },
    true,
  );
}
