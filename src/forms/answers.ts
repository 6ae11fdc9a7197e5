/** Returns the question that a part of a form answers, in the words of its label. */
function questionOf(form: HTMLFormElement, name: string): string {
  const field = form.querySelector<HTMLInputElement>(`[name="${name}"]`);
  const words = field?.closest('fieldset')?.querySelector('legend') ?? field?.labels?.[0];
  return words?.textContent ?? name;
}

/**
 * Returns the answers of a form as text that a visitor can keep: a line for each, `question:
 * answer`.
 */
export function answersText(form: HTMLFormElement): string {
  return [...new FormData(form)]
    .flatMap(([name, value]) =>
      typeof value === 'string' && value.trim() !== '' ? `${questionOf(form, name)}: ${value}` : [],
    )
    .join('\n');
}
