/** Lets a page count as touched: jsdom knows no presses that only a browser can vouch for. */
export const touchPage = () =>
  Object.defineProperty(navigator, 'userActivation', {
    configurable: true,
    value: { hasBeenActive: true },
  });
