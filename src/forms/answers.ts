/** The question that a part of a form answers, in the words above its field. */
function questionOf(form: HTMLFormElement, name: string): string {
  const field = form.querySelector<HTMLInputElement>(`[name="${name}"]`);
  const words = field?.closest('fieldset')?.querySelector('legend') ?? field?.labels?.[0];
  return words?.textContent ?? name;
}

/** The answers of a form as text that a visitor can keep: a line for each, `question: answer`. */
export function answersText(form: HTMLFormElement): string {
  return [...new FormData(form)]
    .flatMap(([name, value]) =>
      typeof value === 'string' && value.trim() !== '' ? `${questionOf(form, name)}: ${value}` : [],
    )
    .join('\n');
}

/** Some mail programs open nothing at all for a longer address, in characters. */
const longestLink = 2000;

/** A link that opens an e-mail to the agency with the answers in it, if a mail program takes so many. */
export function mailtoWith(email: string, answers: string): string {
  // Half a surrogate pair, as a cut emoji leaves it, has no code in an address.
  const body = answers.replaceAll(/\p{Surrogate}/gu, '\uFFFD').replaceAll(/\r?\n|\r/g, '\r\n');
  const link = `mailto:${email}?body=${encodeURIComponent(body)}`;
  return link.length > longestLink ? `mailto:${email}` : link;
}
