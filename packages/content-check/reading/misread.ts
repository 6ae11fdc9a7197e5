/** What old Windows makes of the bytes 0x80 to 0x9F; from 0xA0 on, byte and character are alike. */
const windows = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

const byteOf = (character: string) => {
  const place = windows.indexOf(character);
  return place === -1 ? character.charCodeAt(0) : 0x80 + place;
};

/**
 * What becomes of curly quotes, dashes and accents when a text in UTF-8 is opened as one of old
 * Windows: "â€™" for ’ and "Ã©" for é.
 */
export const misread = new RegExp(`(?:â€|[ÃÂ])[${windows}\u00A0-\u00BF]`, 'g');

/** The character that was meant. */
export const asUtf8 = (text: string) => new TextDecoder().decode(Uint8Array.from(text, byteOf));
