/** Returns the images that a content file names. */
export const imageNames = (text: string): { image: string; offset: number }[] =>
  [...text.matchAll(/\bimages\/[a-z0-9/-]+\.(jpg|png|webp)\b/g)].map(({ 0: image, index }) => ({
    image,
    offset: index,
  }));
