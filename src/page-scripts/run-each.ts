/** Runs each part of a script. One that fails, as in a browser without an interface, takes no other with it. */
export function runEach(parts: readonly (() => void)[]) {
  for (const part of parts) {
    try {
      part();
    } catch (error) {
      reportError(error);
    }
  }
}
