import { closest } from '../../../src/content/closest';

/** What is wrong with the name of a picture. */
type NameFault = {
  message: string;
  /** The picture that was probably meant. */
  meant?: string | undefined;
  /** The same, where it is certain. */
  text?: string | undefined;
};

/** Says what is wrong with the name of a picture, and which one was meant. */
export function nameFinding(value: string, names: readonly string[]): NameFault {
  const pictures = names.filter((name) => name.startsWith('images/'));
  if (/^https?:/.test(value)) {
    return {
      message:
        'Pictures are not loaded from other sites. Save this one in content/images/ and write its name',
    };
  }
  // As Markdown and HTML name a picture.
  const bare = /^(?:!\[[^\]]*\]\(|<img [^>]*src=")([^()"]+)/.exec(value)?.[1] ?? value;
  const path = bare.replaceAll('\\', '/').replace(/^(\.{0,2}\/)*(content\/)?/, '');
  const whole = pictures.includes(path)
    ? path
    : pictures.find((name) => name.endsWith(`/${path}`) && !path.includes('/'));
  if (whole !== undefined) return { message: `Write "${whole}"`, meant: whole, text: whole };
  const sameLetters = pictures.find((name) => name.toLowerCase() === value.toLowerCase());
  if (sameLetters !== undefined) {
    const message = `The file is "${sameLetters}", you wrote "${value}". Capital letters matter`;
    return { message, meant: sameLetters, text: sameLetters };
  }
  const ownName = path.split('/').at(-1) ?? path;
  const text =
    pictures.find((name) => /^[A-Z]:/i.test(path) && name.endsWith(`/${ownName}`)) ??
    pictures.find((name) =>
      `/${name.replace(/\.\w+$/, '')}`.endsWith(`/${path.replace(/\.\w+$/, '')}`),
    );
  // What is only alike may be the portrait of another person.
  const meant = text ?? closest(value, pictures);
  return meant === undefined
    ? {
        message: `${JSON.stringify(value)} does not exist. Put the picture into content/images/, or correct the name`,
      }
    : { message: `"${value}" does not exist. Closest: "${meant}"`, meant, text };
}
