/** Runs the work of a command. A failure ends it with a sentence and a code. */
export function run(main: () => void | Promise<void>, code = 1): void {
  Promise.resolve()
    .then(main)
    .catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : String(error));
      process.exit(code);
    });
}
