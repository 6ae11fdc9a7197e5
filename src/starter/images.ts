const placeholder = '/placeholder.svg';

/**
 * Shows the placeholder for an image that fails to load; only once, in case the placeholder fails
 * too.
 */
export function startImages() {
  const replace = (image: HTMLImageElement) => {
    if (image.src.endsWith(placeholder)) return;
    for (const source of image.parentElement?.querySelectorAll('source') ?? []) {
      source.srcset = placeholder;
    }
    image.src = placeholder;
  };
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement) replace(target);
    },
    true,
  );
}
