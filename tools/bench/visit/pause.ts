/** Lets milliseconds go by. */
export const pause = (length: number) => new Promise((resolve) => setTimeout(resolve, length));

/**
 * Waits until something holds, without asking a page.
 * @param patience milliseconds until it is given up
 * @throws an error with this complaint when it does not come to hold
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
