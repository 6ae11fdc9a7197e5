/** When a visitor hears that it takes longer than usual, in milliseconds. */
export const slowAfter = 8000;

/** When a visitor is not kept waiting any longer, in milliseconds. */
export const overdueAfter = 30_000;

/** Tells when an answer is slow, and when it is overdue, until the returned function is called. */
export function watchAnswer(onSlow: () => void, onOverdue: () => void): () => void {
  const timers = [setTimeout(onSlow, slowAfter), setTimeout(onOverdue, overdueAfter)];
  return () => timers.forEach(clearTimeout);
}
