import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** The edge of the squares that a picture is judged by, in pixels. */
const square = 32;

/** How much of a square may differ before it counts as changed: letters' edges differ between systems. */
const squareTolerance = 0.2;

/** How much of the whole picture may differ. */
const pictureTolerance = 0.005;

/** How much the heights may differ, in pixels: rounding differs between systems. */
const heightTolerance = 2;

/** Up to which distance two colors are alike, from 0 to 1, as pixelmatch measures it. */
const colorTolerance = 0.15;

export type Comparison = {
  changed: boolean;
  /** What is different, in words. */
  why: string;
  /** A PNG that marks what differs; null when the sizes do. */
  marked: Buffer | null;
};

const read = async (file: string | Buffer) => {
  const { data, info } = await sharp(file)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
};

/** Compares two pictures the way an eye does: by places that look different, not by single pixels. */
export async function compare(
  accepted: string | Buffer,
  now: string | Buffer,
): Promise<Comparison> {
  const [a, b] = await Promise.all([read(accepted), read(now)]);
  if (a.width !== b.width || Math.abs(a.height - b.height) > heightTolerance) {
    const why = `${a.width} × ${a.height} pixels before, ${b.width} × ${b.height} now`;
    return { changed: true, why, marked: null };
  }
  const { width } = a;
  const height = Math.min(a.height, b.height);
  const size = width * height * 4;
  const marks = Buffer.alloc(size);
  const options = { threshold: colorTolerance, diffMask: true };
  const differing = pixelmatch(
    a.data.subarray(0, size),
    b.data.subarray(0, size),
    marks,
    width,
    height,
    options,
  );
  const squares = differing === 0 ? 0 : changedSquares(marks, width, height);
  const share = differing / (width * height);
  return {
    changed: squares > 0 || share > pictureTolerance,
    why: `${squares} places, ${(share * 100).toFixed(2)} % of the pixels`,
    marked: await sharp(marks, { raw: { width, height, channels: 4 } })
      .png()
      .toBuffer(),
  };
}

function changedSquares(marks: Buffer, width: number, height: number): number {
  const columns = Math.ceil(width / square);
  const counts = new Uint16Array(columns * Math.ceil(height / square));
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    if (!marks[pixel * 4 + 3]) continue;
    const at = Math.floor(pixel / width / square) * columns + Math.floor((pixel % width) / square);
    counts[at] = (counts[at] ?? 0) + 1;
  }
  return counts.filter((count) => count > square * square * squareTolerance).length;
}
