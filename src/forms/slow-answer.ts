/** When the form says that sending takes longer than usual, in milliseconds. */
const slowAfter = 8000;

/** When the form stops waiting for an answer, in milliseconds. */
const overdueAfter = 30_000;

/**
 * Reports when an answer is slow, and when it is overdue, until the returned function is called.
 */
export function watchAnswer(onSlow: () => void, onOverdue: () => void): () => void {
  const timers = [setTimeout(onSlow, slowAfter), setTimeout(onOverdue, overdueAfter)];
  return () => timers.forEach(clearTimeout);
}
