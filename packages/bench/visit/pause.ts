/** Waits for some milliseconds. */
export const pause = (length: number) => new Promise((resolve) => setTimeout(resolve, length));

/**
 * Waits until a condition holds, without querying a page.
 * @param patience the timeout in milliseconds
 * @throws an error with this complaint if the condition never holds
 */
export async function until(
  holds: () => boolean,
  patience: number,
  complaint: string,
): Promise<void> {
  const deadline = Date.now() + patience;
  while (!holds()) {
    if (Date.now() > deadline) throw new Error(complaint);
    await pause(20);
  }
}
