/** The answers of a form as text that a visitor can keep: a line for each, `name: answer`. */
export function answersText(form: HTMLFormElement): string {
  return [...new FormData(form)]
    .flatMap(([name, value]) =>
      typeof value === 'string' && value.trim() !== '' ? [`${name}: ${value}`] : [],
    )
    .join('\n');
}

/** A link that opens an e-mail to the agency with the answers in it. */
export const mailtoWith = (email: string, answers: string) =>
  `mailto:${email}?body=${encodeURIComponent(answers.replaceAll('\n', '\r\n'))}`;
