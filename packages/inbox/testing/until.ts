/** Waits until a condition is true, however long that takes; the limit is that of the test. */
export async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5));
}
