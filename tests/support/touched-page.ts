/** Makes a page count as touched: jsdom has no trusted presses. */
export const touchPage = () =>
  Object.defineProperty(navigator, 'userActivation', {
    configurable: true,
    value: { hasBeenActive: true },
  });
