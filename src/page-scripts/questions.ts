/**
 * Keeps a question that is pressed in its place, although the browser closes an open one above it.
 * No browser's own scroll anchoring does.
 */
export function startQuestions() {
  document.addEventListener('click', ({ target }) => {
    const question = target instanceof Element && target.closest('summary');
    if (!question) return;
    const top = () => question.getBoundingClientRect().top;
    const before = top();
    requestAnimationFrame(() => scrollBy(0, top() - before));
  });
}
