const placeholder = '/placeholder.svg';

/**
 * Shows the placeholder for a picture that fails to load, and tries again when the connection comes
 * back. The placeholder may fail too.
 */
export function startImages() {
  document.addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof Element)) return;
      target
        .closest('picture')
        ?.querySelectorAll<HTMLSourceElement>('*')
        .forEach((part) => {
          const { srcset } = part;
          if (srcset === placeholder) return;
          part.srcset = placeholder;
          addEventListener('online', () => (part.srcset = srcset));
        });
    },
    true,
  );
}
