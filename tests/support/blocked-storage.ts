const storage = Object.getOwnPropertyDescriptor(window, 'sessionStorage') ?? {};

/** Lets every look at the tab's storage throw, as browsers do that block it. */
export const blockStorage = () =>
  Object.defineProperty(window, 'sessionStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('blocked', 'SecurityError');
    },
  });

export const unblockStorage = () => Object.defineProperty(window, 'sessionStorage', storage);
