/** What the bytes of a picture say. */
export type PictureFacts = {
  format: 'jpg' | 'png' | 'webp';
  width: number;
  height: number;
  /** Turned by a note in the file only, which not every program reads. */
  rotated: boolean;
  /** Made of the inks of a printer. */
  cmyk: boolean;
  animated: boolean;
};

const still = { rotated: false, cmyk: false, animated: false };

const ascii = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

const bufferOf = (bytes: Uint8Array) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Returns whether a mark comes at `from` or later; without it, a file was cut off on its way. */
const hasAfter = (bytes: Uint8Array, from: number, mark: string) =>
  bufferOf(bytes).lastIndexOf(mark, undefined, 'latin1') >= from;

function png(bytes: Uint8Array, view: DataView): PictureFacts | null {
  if (bytes.length < 24 || !hasAfter(bytes, 24, 'IEND')) return null;
  const pixels = bufferOf(bytes).indexOf('IDAT', 24, 'latin1');
  const animated = bufferOf(bytes.subarray(0, Math.max(pixels, 0))).includes('acTL');
  return {
    ...still,
    format: 'png',
    width: view.getUint32(16),
    height: view.getUint32(20),
    animated,
  };
}

/** Reads the orientation in a segment of EXIF that begins at `at`: 1 is upright. */
function orientation(bytes: Uint8Array, view: DataView, at: number, end: number): number {
  const tiff = at + 6;
  if (ascii(bytes, at, at + 4) !== 'Exif' || tiff + 8 > end) return 1;
  const little = ascii(bytes, tiff, tiff + 2) === 'II';
  const entries = tiff + view.getUint32(tiff + 4, little);
  if (entries + 2 > end) return 1;
  for (let index = 0; index < view.getUint16(entries, little); index += 1) {
    const entry = entries + 2 + 12 * index;
    if (entry + 12 > end) return 1;
    if (view.getUint16(entry, little) === 0x112) return view.getUint16(entry + 8, little);
  }
  return 1;
}

/** The size is in the frame header, after any number of other segments. */
function jpg(bytes: Uint8Array, view: DataView): PictureFacts | null {
  let at = 2;
  let rotated = false;
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    const end = Math.min(bytes.length, at + 2 + view.getUint16(at + 2));
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (marker === 0xe1) rotated ||= orientation(bytes, view, at + 4, end) > 1;
    if (isFrame) {
      // A small picture within this one has an end of its own, so the search begins here.
      if (!hasAfter(bytes, at, '\xff\xd9')) return null;
      const [height, width] = [view.getUint16(at + 5), view.getUint16(at + 7)];
      return { ...still, format: 'jpg', width, height, rotated, cmyk: bytes[at + 9] === 4 };
    }
    at = end;
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
    const animated = ((bytes[20] ?? 0) & 2) !== 0;
    return { ...still, format, width: size(24), height: size(27), animated };
  }
  if (kind === 'VP8L') {
    const bits = view.getUint32(21, true);
    return { ...still, format, width: 1 + (bits & 0x3fff), height: 1 + ((bits >> 14) & 0x3fff) };
  }
  const half = (at: number) => view.getUint16(at, true) & 0x3fff;
  return { ...still, format, width: half(26), height: half(28) };
}

/** Reads a JPG, PNG or WebP; null for anything else, cut-off files among them. */
export function pictureFacts(bytes: Uint8Array): PictureFacts | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (ascii(bytes, 1, 4) === 'PNG') return png(bytes, view);
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return jpg(bytes, view);
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return webp(bytes, view);
  return null;
}

const heicBrands = ['heic', 'heix', 'heim', 'hevc', 'mif1'];

/** Returns what to do about a file that is no picture of those kinds. */
export function noPicture(name: string, bytes: Uint8Array): string {
  if (ascii(bytes, 0, 30).startsWith('version https://git-lfs'))
    return 'is a pointer of Git LFS, not the picture itself. Run: git lfs pull';
  const isHeic = ascii(bytes, 4, 8) === 'ftyp' && heicBrands.includes(ascii(bytes, 8, 12));
  if (isHeic || /\.hei[cf]$/i.test(name))
    return 'is a HEIC picture from a phone, which most browsers cannot show. Export it as JPG';
  if (/\.(pdf|docx?|zip|mp4|mov)$/i.test(name))
    return 'is not a picture. Move it to static/downloads/ and link to it';
  return /\.(jpe?g|png|webp)$/i.test(name)
    ? 'cannot be read as a picture. Export it again as JPG, PNG or WebP'
    : 'is not a JPG, PNG or WebP. Export it as one of these';
}
