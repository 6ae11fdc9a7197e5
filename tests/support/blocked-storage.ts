const storage = Object.getOwnPropertyDescriptor(window, 'sessionStorage') ?? {};

/** Makes every access to the tab's storage throw, as in browsers that block it. */
export const blockStorage = () =>
  Object.defineProperty(window, 'sessionStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('blocked', 'SecurityError');
    },
  });

export const unblockStorage = () => Object.defineProperty(window, 'sessionStorage', storage);
