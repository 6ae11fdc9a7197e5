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

/** The longest link, in characters. Some mail programs open nothing at all for a longer one. */
const longestLink = 2000;

/**
 * Returns a link that opens an e-mail to the agency, with the answers unless they are too long for
 * a mail program.
 */
export function mailtoWith(email: string, answers: string): string {
  // Half a surrogate pair, left when an emoji is cut, cannot be encoded in an address.
  const body = answers.replaceAll(/\p{Surrogate}/gu, '\uFFFD').replaceAll(/\r?\n|\r/g, '\r\n');
  const link = `mailto:${email}?body=${encodeURIComponent(body)}`;
  return link.length > longestLink ? `mailto:${email}` : link;
}
