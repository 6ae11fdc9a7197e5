/** Runs the parts of a script. If one throws, reports the error and runs the others. */
export function runEach(parts: readonly (() => void)[]) {
  for (const part of parts) {
    try {
      part();
    } catch (error) {
      reportError(error);
    }
  }
}
