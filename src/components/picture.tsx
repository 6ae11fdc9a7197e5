/** The files of a picture, as `ImageSharp.files` gives them. */
type PictureFiles = {
  /** In pixels, of the largest file. */
  width: number;
  height: number;
  /** What the addresses of all files begin with, up to the digest of the file. */
  prefix: string;
  /** What is between that digest and the extension. */
  suffix: string;
  /** Of the files of each source, in pixels, smallest first. */
  widths: readonly number[];
  /** Best first; the last one is for browsers that know no other. */
  sources: readonly { extension: string; digests: readonly string[] }[];
};

/** A picture as a query gives it. */
export type PictureData = {
  light: { files: PictureFiles };
  dark: { files: PictureFiles } | null;
  /** Empty for a picture that only decorates. */
  alt: string;
};

type PictureProps = {
  picture: PictureData;
  /** How wide the picture is drawn, as in the HTML attribute `sizes`. */
  sizes: string;
  /** true: the largest picture of the first screen, loaded before all others. */
  priority?: boolean;
  className?: string;
};

/** The sources of a picture, best first, each with its type, its srcset and its largest file. */
function sourcesOf({ prefix, suffix, widths, sources }: PictureFiles) {
  return sources.map(({ extension, digests }) => {
    const addresses = digests.map((digest) => `${prefix}${digest}${suffix}.${extension}`);
    return {
      type: `image/${extension === 'jpg' ? 'jpeg' : extension}`,
      srcSet: addresses.map((address, index) => `${address} ${widths[index] ?? ''}w`).join(', '),
      src: addresses.at(-1),
    };
  });
}

/** A picture in AVIF, WebP and a fallback, for both themes, that needs no script. */
export function Picture({ picture, sizes, priority = false, className }: PictureProps) {
  const light = sourcesOf(picture.light.files);
  const fallback = light.at(-1);
  return (
    <picture className={className}>
      {/* The starter sets `media` anew where the stored theme differs from the system's. */}
      {picture.dark &&
        sourcesOf(picture.dark.files)
          .slice(0, -1)
          .map(({ type, srcSet }) => (
            <source
              key={type}
              type={type}
              srcSet={srcSet}
              sizes={sizes}
              media="(prefers-color-scheme: dark)"
              data-dark=""
              suppressHydrationWarning
            />
          ))}
      {light.slice(0, -1).map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        src={fallback?.src}
        srcSet={fallback?.srcSet}
        sizes={sizes}
        alt={picture.alt}
        width={picture.light.files.width}
        height={picture.light.files.height}
        loading={priority ? 'eager' : 'lazy'}
        decoding={priority ? 'sync' : 'async'}
        fetchPriority={priority ? 'high' : undefined}
        suppressHydrationWarning
      />
    </picture>
  );
}
