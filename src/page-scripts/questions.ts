/**
 * Scrolls so that a clicked question stays in place when the browser closes an open one above it. Scroll
 * anchoring does not do this in any browser.
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
