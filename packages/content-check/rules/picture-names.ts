import { closest } from '../../../src/content/closest';

/** Says what is wrong with the name of a picture, and which one was meant. */
export function nameFinding(
  value: string,
  names: readonly string[],
): { message: string; text?: string } {
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
  if (whole !== undefined) return { message: `Write "${whole}"`, text: whole };
  const sameLetters = pictures.find((name) => name.toLowerCase() === value.toLowerCase());
  if (sameLetters !== undefined) {
    const message = `The file is "${sameLetters}", you wrote "${value}". Capital letters matter`;
    return { message, text: sameLetters };
  }
  const ownName = path.split('/').at(-1) ?? path;
  const meant =
    closest(value, pictures) ??
    pictures.find((name) => /^[A-Z]:/i.test(path) && name.endsWith(`/${ownName}`)) ??
    pictures.find((name) =>
      `/${name.replace(/\.\w+$/, '')}`.endsWith(`/${path.replace(/\.\w+$/, '')}`),
    );
  return meant === undefined
    ? {
        message: `${JSON.stringify(value)} does not exist. Put the picture into content/images/, or correct the name`,
      }
    : { message: `"${value}" does not exist. Closest: "${meant}"`, text: meant };
}
