/** A PNG of that many pixels, as far as its header tells, and with its end. */
export function png(width: number, height: number, bytes = 36): Uint8Array {
  const file = Buffer.alloc(bytes);
  file.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  file.writeUInt32BE(width, 16);
  file.writeUInt32BE(height, 20);
  file.write('IEND', bytes - 8, 'latin1');
  return file;
}
