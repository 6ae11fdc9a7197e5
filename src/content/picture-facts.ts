/** What the first bytes of a picture say. */
export type PictureFacts = { format: 'jpg' | 'png' | 'webp'; width: number; height: number };

const ascii = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

/** Whether a mark stands at `from` or later; without it, a file was cut off on its way. */
const hasAfter = (bytes: Uint8Array, from: number, mark: string) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).lastIndexOf(
    mark,
    undefined,
    'latin1',
  ) >= from;

function png(bytes: Uint8Array, view: DataView): PictureFacts | null {
  if (bytes.length < 24 || !hasAfter(bytes, 24, 'IEND')) return null;
  return { format: 'png', width: view.getUint32(16), height: view.getUint32(20) };
}

/** The size stands in the frame header, after any number of other segments. */
function jpg(bytes: Uint8Array, view: DataView): PictureFacts | null {
  let at = 2;
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    // A small picture within this one has an end of its own, so the search begins here.
    if (isFrame && !hasAfter(bytes, at, '\xff\xd9')) return null;
    if (isFrame)
      return { format: 'jpg', width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    at += 2 + view.getUint16(at + 2);
  }
  return null;
}

/** https://developers.google.com/speed/webp/docs/riff_container */
function webp(bytes: Uint8Array, view: DataView): PictureFacts | null {
  if (bytes.length < 30 || bytes.length < 8 + view.getUint32(4, true)) return null;
  const kind = ascii(bytes, 12, 16);
  const format = 'webp';
  if (kind === 'VP8X') {
    const size = (at: number) => 1 + (view.getUint32(at, true) & 0xffffff);
    return { format, width: size(24), height: size(27) };
  }
  if (kind === 'VP8L') {
    const bits = view.getUint32(21, true);
    return { format, width: 1 + (bits & 0x3fff), height: 1 + ((bits >> 14) & 0x3fff) };
  }
  const half = (at: number) => view.getUint16(at, true) & 0x3fff;
  return { format, width: half(26), height: half(28) };
}

/** Reads the header of a JPG, PNG or WebP; null for anything else, cut-off files among them. */
export function pictureFacts(bytes: Uint8Array): PictureFacts | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (ascii(bytes, 1, 4) === 'PNG') return png(bytes, view);
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return jpg(bytes, view);
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return webp(bytes, view);
  return null;
}
