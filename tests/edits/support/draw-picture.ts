import sharp from 'sharp';

/** Draws a picture of one colour, as JPEG. `width` and `height` are in pixels. */
export const drawPicture = (width: number, height: number, background: string): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
