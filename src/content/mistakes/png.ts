/** A PNG of that many pixels, as far as its header tells, and with its end. */
export function png(width: number, height: number, bytes = 36): Uint8Array {
  const file = Buffer.alloc(bytes);
  file.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  file.writeUInt32BE(width, 16);
  file.writeUInt32BE(height, 20);
  file.write('IEND', bytes - 8, 'latin1');
  return file;
}

/** A JPG of that many pixels, as far as its header tells. */
export function jpg(width: number, height: number, { orientation = 1, inks = 3 }): Uint8Array {
  const exif = Buffer.from(
    `\xff\xe1\0\x22Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0${String.fromCharCode(orientation)}\0\0\0\0\0\0`,
    'latin1',
  );
  const frame = Buffer.from([0xff, 0xc0, 0, 17, 8, 0, 0, 0, 0, inks, ...Array<number>(9).fill(0)]);
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  return Buffer.concat([Buffer.from([0xff, 0xd8]), exif, frame, Buffer.from([0xff, 0xd9])]);
}
