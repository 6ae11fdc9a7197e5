const headerLength = 6;
const entryLength = 16;

/**
 * An ICO file of several PNG images, each square and at most 256 pixels wide: a header, a table of
 * the images, and the images as they are.
 */
export function ico(images: readonly { size: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(headerLength);
  header.writeUInt16LE(1, 2); // An icon, not a cursor.
  header.writeUInt16LE(images.length, 4);
  let offset = headerLength + entryLength * images.length;
  const table = images.map(({ size, png }) => {
    const entry = Buffer.alloc(entryLength);
    entry.writeUInt8(size % 256, 0); // 0 stands for 256.
    entry.writeUInt8(size % 256, 1);
    entry.writeUInt16LE(1, 4); // Colour planes.
    entry.writeUInt16LE(32, 6); // Bits a pixel.
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
    return entry;
  });
  return Buffer.concat([header, ...table, ...images.map(({ png }) => png)]);
}
