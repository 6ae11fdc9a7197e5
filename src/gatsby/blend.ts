/**
 * Lays a picture with transparency over the top of an opaque one of the same width, in place. The same
 * as sharp's `composite`, which takes four times as long on a share card: it turns both whole pictures
 * into floating point and back.
 *
 * @param over raw pixels of four bytes: red, green, blue, alpha that is not multiplied in
 * @param ground raw pixels of three bytes, as many or more
 */
export function blend(over: Buffer, ground: Buffer): void {
  for (let from = 0, to = 0; from < over.length; from += 4, to += 3) {
    const alpha = over[from + 3];
    if (!alpha) continue;
    for (let channel = 0; channel < 3; channel += 1) {
      const [above, below] = [over.readUInt8(from + channel), ground.readUInt8(to + channel)];
      ground.writeUInt8(Math.round((above * alpha + below * (255 - alpha)) / 255), to + channel);
    }
  }
}
