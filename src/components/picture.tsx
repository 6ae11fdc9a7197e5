import type { IGatsbyImageData } from 'gatsby-plugin-image';

export type PictureData = {
  light: { gatsbyImageData: IGatsbyImageData };
  dark: { gatsbyImageData: IGatsbyImageData } | null;
  /** Empty for a decorative picture. */
  alt: string;
};

type PictureProps = {
  picture: PictureData;
  sizes: string;
  /** true: the largest picture of the first screen. */
  priority?: boolean;
  className?: string;
};

/** Renders a picture in AVIF, WebP and a fallback, for both themes, without a script. */
export function Picture({ picture, sizes, priority = false, className }: PictureProps) {
  const { width, height, images } = picture.light.gatsbyImageData;
  const dark = picture.dark?.gatsbyImageData.images.sources ?? [];
  return (
    <picture className={className}>
      {/* The inline script changes `media` for a stored theme. */}
      {dark.map(({ type, srcSet }) => (
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
      {images.sources?.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        src={images.fallback?.src}
        alt={picture.alt}
        width={width}
        height={Math.round(height)}
        loading={priority ? 'eager' : 'lazy'}
        decoding={priority ? 'sync' : 'async'}
        fetchPriority={priority ? 'high' : undefined}
        suppressHydrationWarning
      />
    </picture>
  );
}
